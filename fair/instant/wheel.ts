import { oneOf } from '../choice.ts';
import { pick } from '../public-draw.ts';
import { WHEEL_TABLES, type WheelRisk } from '../tables/wheel.ts';
import type { InstantGame } from './instant-game.ts';
import { returnOf } from './weighted.ts';

/** Numbers of segments from which players choose. */
export const WHEEL_SEGMENTS: readonly number[] = Object.keys(WHEEL_TABLES).map(Number);
/** Risks from which players choose. */
export const WHEEL_RISKS: readonly WheelRisk[] = ['low', 'medium', 'high'];

interface WheelChoice {
  readonly segments: number;
  readonly risk: WheelRisk;
}

const wheelOf = ({ segments, risk }: WheelChoice): readonly number[] => WHEEL_TABLES[segments]?.[risk] ?? [];

/** The wheel (docs/games.md, Wheel): one segment is drawn. */
export const WHEEL: InstantGame<WheelChoice, { readonly segment: number }> = {
  rules: 'wheel-1',
  readChoice: (choice) => ({
    segments: oneOf(choice, 'segments', WHEEL_SEGMENTS),
    risk: oneOf(choice, 'risk', WHEEL_RISKS),
  }),
  draw: (stream, { segments }) => ({ segment: pick(stream, segments) }),
  multiplier: (choice, { segment }) => wheelOf(choice)[segment] ?? 0,
  topMultiplier: (choice) => Math.max(...wheelOf(choice)),
  exactReturn: (choice) =>
    returnOf(
      wheelOf(choice).map((multiplier) => ({ multiplier, ways: 1n })),
      BigInt(choice.segments),
    ),
};
