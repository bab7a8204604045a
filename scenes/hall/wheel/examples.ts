import { WHEEL_TABLES, type WheelRisk } from '../../../fair/tables/wheel.ts';
import type { Example } from '../../engine/studio-scene.ts';
import { roundExamples } from '../models/round/round-examples.ts';
import { TURN } from './tuning.ts';
import type { Landing, WheelTypes } from './types.ts';

const wheelOf = (segments: number, risk: WheelRisk): readonly number[] =>
  WHEEL_TABLES[segments]?.[risk] ?? [];

/** Returns a result; `pesos` is the stake in whole pesos. */
function drawn(segments: number, risk: WheelRisk, segment: number, pesos: number): Landing {
  const wheel = wheelOf(segments, risk);
  return { segments: wheel, segment, stake: pesos * 1_00, payout: pesos * (wheel[segment] ?? 0) };
}

const props = { segments: wheelOf(30, 'medium') };

/** Examples of the wheel: named states that the studio plays and the visual tests photograph. */
export const examples: Readonly<Record<string, Example<WheelTypes>>> = roundExamples({
  props,
  filipino: { segments: wheelOf(10, 'low') },
  won: drawn(30, 'medium', 4, 20),
  lost: drawn(30, 'medium', 7, 20),
  big: drawn(50, 'high', 49, 50),
  bigProps: { segments: wheelOf(50, 'high') },
  landMs: TURN.landMs,
});
