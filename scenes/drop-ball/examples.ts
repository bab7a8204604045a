import { stallExamples } from '../parts/stall/examples.ts';
import { FALL } from './tuning.ts';

/** The drop ball's named states. */
export const examples = stallExamples({
  props: { field: 'red', line: 'Red pays 4.7x' },
  won: { at: 29, said: 'Red: 4.7x', stake: 10_00, payout: 47_00 },
  lost: { at: 12, said: 'White', stake: 10_00, payout: 0 },
  big: {
    props: { field: 'gold', line: 'Gold pays 47x' },
    landing: { at: 49, said: 'Gold: 47x', stake: 50_00, payout: 2_350_00 },
  },
  filipino: {
    props: { field: 'yellow', line: 'Dilaw: bayad 11.75x' },
    landing: { at: 46, said: 'Dilaw: 11.75x', stake: 10_00, payout: 117_50 },
  },
  landMs: FALL.ms,
});
