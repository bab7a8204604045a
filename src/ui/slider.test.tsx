// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it } from 'vitest';
import { render, the } from '../../tests/render.ts';
import { Slider } from './slider.tsx';

it('a slider has the name of its label, says its value in per cent, and reports a new value', async () => {
  const values: number[] = [];
  const { box } = await render(
    <Slider label="Music volume" value={40} onChange={(value) => values.push(value)} />,
  );
  const input = the(box, 'input') as HTMLInputElement;
  expect(the(box, 'label').getAttribute('for')).toBe(input.id);
  expect(the(box, 'label').textContent).toBe('Music volume');
  expect([input.type, input.value, input.getAttribute('aria-valuetext')]).toEqual(['range', '40', '40%']);
  await act(async () => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    set?.call(input, '75');
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(values).toEqual([75]);
});
