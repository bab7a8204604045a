import { KENO_TABLES, type KenoRisk } from '../../../fair/tables/keno.ts';
import type { Example } from '../../engine/studio-scene.ts';
import { roundExamples } from '../models/round/round-examples.ts';
import { drawTimes } from './draw-times.ts';
import { hitsOf } from './keno-stage.ts';
import type { KenoTypes, Landing } from './types.ts';

/** Returns a result; `pesos` is the stake in whole pesos. */
function drawn(risk: KenoRisk, picks: readonly number[], balls: readonly number[], pesos: number): Landing {
  const pays = KENO_TABLES[risk][picks.length] ?? [];
  const times = pays[hitsOf({ picks, drawn: balls })] ?? 0;
  return { picks, pays, drawn: balls, stake: pesos * 1_00, payout: pesos * times };
}

const six = [4, 11, 18, 23, 29, 36];
const ten = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const props: KenoTypes['props'] = {
  picks: six,
  pays: KENO_TABLES.classic[6] ?? [],
  hint: 'Pick 1 to 10 numbers',
};

/** Examples of keno: named states that the studio plays and the visual tests photograph. */
export const examples: Readonly<Record<string, Example<KenoTypes>>> = roundExamples({
  props,
  filipino: { picks: [], pays: [], hint: 'Pumili ng 1 hanggang 10 numero' },
  won: drawn('classic', six, [7, 18, 40, 4, 31, 12, 23, 2, 36, 15], 20),
  lost: drawn('classic', six, [7, 18, 40, 1, 31, 12, 22, 2, 35, 15], 20),
  bigProps: { ...props, picks: ten, pays: KENO_TABLES.low[10] ?? [] },
  big: drawn('low', ten, [10, 1, 22, 2, 3, 4, 5, 33, 6, 8], 50),
  landMs: drawTimes(false).length,
});
