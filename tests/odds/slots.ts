import { slotOdds } from '../../fair/slot-odds.ts';
import { HALLOWEEN } from '../../fair/slots/halloween.ts';
import { SLOTSHACK } from '../../fair/slots/slotshack.ts';
import { type Row, equalTo, oneIn, percent } from './row.ts';

/** Returns the rows of the slots, to compare with docs/product-rules.md, Slots. Enumerates the stops of their reels. */
export function slotRows(): Row[] {
  const halloween = slotOdds(HALLOWEEN);
  const shack = slotOdds(SLOTSHACK);
  const three = { game: 'slotshack', format: percent(3) } as const;
  const five = { game: 'halloween-slots', format: percent(3) } as const;
  return [
    equalTo('87.247 %', { ...five, what: 'lines', figure: halloween.lines }),
    equalTo('4.22 %', { ...five, what: 'a line hits', figure: halloween.lineHit, format: percent(2) }),
    equalTo('1.234 %', { ...five, what: 'scatters', figure: halloween.scatter }),
    equalTo('7.508 %', { ...five, what: 'free spins', figure: halloween.free }),
    equalTo('1 in 196.5', { ...five, what: 'free spins come', figure: halloween.trigger, format: oneIn(1) }),
    equalTo('95.989 %', { ...five, what: 'total', figure: halloween.total }),
    equalTo('13.15 %', { ...three, what: 'the line hits', figure: shack.lineHit, format: percent(2) }),
    equalTo('96.615 %', { ...three, what: 'total', figure: shack.total }),
  ];
}
