import { useState, type ComponentProps } from 'react';
import { formatPrize, parseAmount } from '../../contract/money.ts';

interface AmountInputProps extends Omit<
  ComponentProps<'input'>,
  'value' | 'onChange' | 'onFocus' | 'onBlur' | 'inputMode' | 'step'
> {
  /** Amount in hundredths; 0 for an empty field; undefined for a text that is no amount. */
  readonly amount: number | undefined;
  /** Step between valid amounts, in hundredths. */
  readonly step: number;
  /** Called for each change of the text, with undefined if the text is no amount. */
  readonly onAmount: (amount: number | undefined) => void;
}

/** Reads a typed amount: 0 for an empty text, undefined for a text that is no amount. */
export const readAmount = (typed: string): number | undefined =>
  typed.trim() === '' ? 0 : parseAmount(typed);

/**
 * Draws an input for an amount. The text stays as it is typed, and is never read as another amount; a valid text is
 * formatted when the field is left.
 */
export function AmountInput({ amount, step, onAmount, ...rest }: AmountInputProps) {
  const [typed, setTyped] = useState<string>();
  // If the amount was changed elsewhere, for example by a chip, the typed text is discarded.
  const text = typed !== undefined && readAmount(typed) === amount ? typed : undefined;
  return (
    <input
      {...rest}
      inputMode="decimal"
      autoComplete="off"
      aria-invalid={amount === undefined || amount % step !== 0}
      value={text ?? (amount === undefined || amount === 0 ? '' : formatPrize(amount, ''))}
      onChange={({ target }) => {
        setTyped(target.value);
        onAmount(readAmount(target.value));
      }}
      onFocus={({ target }) => target.select()}
      onBlur={() => {
        if (amount !== undefined) setTyped(undefined);
      }}
    />
  );
}
