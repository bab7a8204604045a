import { asNumber, type Ratio } from '../../fair/ratio.ts';
import { STALLS, type Stall } from '../../fair/tables/perya.ts';
import type { HallTitle } from './titles.ts';

/** RTP range in millionths: of the worst and the best choice. */
export interface ReturnRange {
  readonly least: number;
  readonly most: number;
}

/**
 * RTP of the originals by kind (docs/games.md): too many choices to enumerate at every start. A test recomputes them.
 */
export const ORIGINAL_RETURNS: Readonly<Record<string, ReturnRange>> = {
  dice: { least: 988_919, most: 989_901 },
  limbo: { least: 989_767, most: 990_000 },
  plinko: { least: 989_764, most: 990_000 },
  wheel: { least: 990_000, most: 990_000 },
  keno: { least: 989_950, most: 990_000 },
  diamonds: { least: 990_000, most: 990_000 },
  mines: { least: 982_800, most: 990_000 },
  towers: { least: 986_667, most: 990_000 },
  pump: { least: 982_800, most: 990_000 },
  hilo: { least: 984_615, most: 990_000 },
  cups: { least: 990_000, most: 990_000 },
  'coin-flips': { least: 990_000, most: 990_000 },
  snakes: { least: 982_778, most: 990_000 },
  crash: { least: 989_767, most: 990_000 },
  karera: { least: 984_868, most: 990_000 },
};

/** Computed ranges, by kind. */
const known = new Map<string, ReturnRange>(Object.entries(ORIGINAL_RETURNS));

/** Returns a title's RTP range: enumerated from its own data, once for each kind. */
export function returnRangeOf({ kind, rules }: HallTitle): ReturnRange {
  const found = known.get(kind);
  if (found !== undefined) return found;
  const range = rangeOf(
    'reels' in rules
      ? [rules.reels.exactReturn()]
      : choicesOf(kind).flatMap((choice) => {
          if ('instant' in rules) return [rules.instant.exactReturn(choice)];
          return 'steps' in rules ? rules.steps.exactReturns(choice) : [];
        }),
  );
  known.set(kind, range);
  return range;
}

/** Returns the lowest and the highest of some RTPs, in millionths. */
export function rangeOf(returns: readonly Ratio[]): ReturnRange {
  const millionths = returns.map((share) => Math.round(asNumber(share) * 1_000_000));
  return { least: Math.min(...millionths), most: Math.max(...millionths) };
}

/** Returns every choice of a stall or a card that has an RTP of its own. */
function choicesOf(kind: string): readonly object[] {
  const stall: Stall | undefined = new Map<string, Stall>(Object.entries(STALLS)).get(kind);
  if (stall?.kernel === 'pick') return [{ places: [1, 2, 3] }];
  const bets = stall !== undefined && 'bets' in stall ? stall.bets : undefined;
  return bets?.map(({ name }) => ({ field: name })) ?? [{}];
}
