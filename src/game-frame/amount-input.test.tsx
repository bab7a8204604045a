// @vitest-environment happy-dom
import { act, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { press, render, the } from '../../tests/render.ts';
import { AmountInput } from './amount-input.tsx';

function Form() {
  const [amount, setAmount] = useState<number | undefined>(5_00);
  return (
    <>
      <AmountInput aria-label="Bet" amount={amount} step={50} onAmount={setAmount} />
      <output>{amount ?? 'none'}</output>
      <button type="button" onClick={() => setAmount(20_00)}>
        ₱20
      </button>
    </>
  );
}

/** Draws the form and returns what a player does in it and sees. */
async function form() {
  const { box } = await render(<Form />);
  const input = the(box, 'input') as HTMLInputElement;
  return {
    type: (text: string) =>
      act(async () => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
        input.dispatchEvent(new Event('input', { bubbles: true }));
      }),
    pressChip: () => press(the(box, 'button')),
    leave: () => act(async () => input.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))),
    text: () => input.value,
    amount: () => the(box, 'output').textContent,
    isInvalid: () => input.getAttribute('aria-invalid'),
  };
}

describe('an input for an amount', () => {
  it.each([
    ['10.50', '1050'],
    ['0.50', '50'],
    ['₱1,000.00', '100000'],
    ['7', '700'],
    ['', '0'],
  ])('reads "%s" as %s hundredths', async (typed, amount) => {
    const { type, amount: read } = await form();
    await type(typed);
    expect(read()).toBe(amount);
  });

  it.each(['1.234', '12a', '1e3', '-5', '1,00', '10.5.0'])(
    'reads "%s" as no amount, but keeps the text in the field',
    async (typed) => {
      const { type, amount, text, leave, isInvalid } = await form();
      await type(typed);
      await leave();
      expect([amount(), text(), isInvalid()]).toEqual(['none', typed, 'true']);
    },
  );

  it('marks an amount between two steps as invalid', async () => {
    const { type, amount, isInvalid } = await form();
    await type('10.50');
    expect([amount(), isInvalid()]).toEqual(['1050', 'false']);
    await type('10.25');
    expect([amount(), isInvalid()]).toEqual(['1025', 'true']);
  });

  it('reads a long pasted text as a whole, and so as no amount', async () => {
    const { type, amount } = await form();
    await type(`5${' '.repeat(30)}000`);
    expect(amount()).toBe('none');
  });

  it('keeps a text as it is typed and formats it when the field is left', async () => {
    const { type, text, leave } = await form();
    await type('1000.5');
    expect(text()).toBe('1000.5');
    await leave();
    expect(text()).toBe('1,000.50');
  });

  it('replaces its text when another control changes the amount', async () => {
    const { type, text, pressChip } = await form();
    await type('12a');
    await pressChip();
    expect(text()).toBe('20');
  });
});
