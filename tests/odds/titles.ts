import { games } from '../../contract/catalogue/catalogue.ts';
import { playingReels } from '../../contract/catalogue/playing/reels.ts';
import { INSTANT_GAMES, REEL_GAMES, STEP_GAMES } from '../../fair/games.ts';
import { diceTargets } from '../../fair/instant/dice.ts';
import { KENO_BOARD, KENO_RISKS } from '../../fair/instant/keno.ts';
import { PLINKO_RISKS, PLINKO_ROWS } from '../../fair/instant/plinko.ts';
import { WHEEL_RISKS, WHEEL_SEGMENTS } from '../../fair/instant/wheel.ts';
import { type Ratio, asNumber } from '../../fair/ratio.ts';
import { slotHit, waysHit } from '../../fair/reels/hit-chance.ts';
import { classicSlot, lineSlot } from '../../fair/reels/line-reels.ts';
import type { DeclaredReturn, Volatility } from '../../fair/tables/reels.ts';
import { targetReturn } from '../../fair/rising.ts';
import { CUPS_TABLE } from '../../fair/steps/cups.ts';
import { KARERA_WEIGHTS } from '../../fair/tables/karera.ts';
import { STALLS, type Stall } from '../../fair/tables/perya.ts';
import { PUMP_PINS } from '../../fair/tables/pump.ts';
import { SNAKE_BOARDS } from '../../fair/tables/snakes.ts';
import { TOWERS } from '../../fair/tables/towers.ts';

/** Sample targets, in hundredths. */
const TARGETS = [101, 150, 200, 1_000, 10_000, 1_000_000, 100_000_000];
const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);
const runners = KARERA_WEIGHTS.map((_, runner) => runner);
const difficulties = (table: object) => Object.keys(table).map((difficulty) => ({ difficulty }));
const fieldsOf = (stall: Stall) =>
  'bets' in stall && stall.bets ? stall.bets.map(({ name }) => [name, { field: name }] as const) : [];

/** Choices of each game, for its return; a game without an entry has no choices. */
const CHOICES: Readonly<Record<string, readonly unknown[]>> = {
  dice: diceTargets().map((target) => ({ target, side: 'under' })),
  limbo: TARGETS.map((target) => ({ target })),
  'coin-flip': [{ side: 'heads' }],
  plinko: PLINKO_ROWS.flatMap((rows) => PLINKO_RISKS.map((risk) => ({ rows, risk }))),
  wheel: WHEEL_SEGMENTS.flatMap((segments) => WHEEL_RISKS.map((risk) => ({ segments, risk }))),
  keno: KENO_RISKS.flatMap((risk) => upTo(KENO_BOARD.picks).map((picks) => ({ risk, picks: upTo(picks) }))),
  karera: [
    ...runners.flatMap((runner) => [
      { kind: 'win', runner },
      { kind: 'place', runner },
    ]),
    ...runners.flatMap((first) =>
      runners.filter((second) => second !== first).map((second) => ({ kind: 'exacta', first, second })),
    ),
  ],
  mines: upTo(24).map((mines) => ({ mines })),
  pump: difficulties(PUMP_PINS),
  towers: difficulties(TOWERS),
  snakes: difficulties(SNAKE_BOARDS),
  cups: CUPS_TABLE.cups.map((cups) => ({ cups })),
  'tent-treasure': [{ places: [1, 2, 3] }],
};

/** Return of a game at one of its choices. */
export interface TitleReturn {
  readonly choice: unknown;
  readonly share: Ratio;
}

const choicesOf = (name: string): readonly unknown[] => {
  const fields = Object.entries(STALLS).flatMap(([slug, stall]) => (slug === name ? fieldsOf(stall) : []));
  return fields.length > 0 ? fields.map(([, choice]) => choice) : (CHOICES[name] ?? [{}]);
};

/** Returns all returns of a game by its name in `fair/games.ts`: by choice, and by depth for games of steps. */
export function returnsOfGame(name: string): TitleReturn[] {
  const [instant, steps, reels] = [INSTANT_GAMES.get(name), STEP_GAMES.get(name), REEL_GAMES.get(name)];
  const title = games.find(({ slug }) => slug === name);
  const kind = title && playingReels[title.id]?.kind;
  if (kind !== undefined) return returnsOfGame(kind);
  if (reels) return [{ choice: {}, share: reels.exactReturn() }];
  if (name === 'crash') return TARGETS.map((auto) => ({ choice: { auto }, share: targetReturn(auto) }));
  return choicesOf(name).flatMap((choice) => {
    if (instant) return [{ choice, share: instant.exactReturn(instant.readChoice(choice)) }];
    return (
      steps
        ?.exactReturns(steps.readChoice(choice))
        .map((share, step) => ({ choice: { ...Object(choice), step: step + 1 }, share })) ?? []
    );
  });
}

/** Returns the names of all games that have a return. */
export const gameNames = (): string[] => [
  ...INSTANT_GAMES.keys(),
  ...STEP_GAMES.keys(),
  'crash',
  ...REEL_GAMES.keys(),
];

/** Kinds of the reel titles, by slug. */
const reelKinds: ReadonlyMap<string, string> = new Map(
  games.flatMap(({ id, slug }) => {
    const kind = playingReels[id]?.kind;
    return kind === undefined ? [] : [[slug, kind] as const];
  }),
);

const plain = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/**
 * Returns the lines that `npm run odds -- --title` prints: the range first, then every choice; undefined for a title
 * without a game.
 */
export function titleLines(title: string): string[] | undefined {
  const reel = [...reelKinds].find(([slug]) => plain(slug) === plain(title));
  const name = reel?.[1] ?? gameNames().find((one) => plain(one) === plain(title));
  if (name === undefined) return undefined;
  const percent = (share: number): string => `${(100 * share).toFixed(4)} %`;
  const returns = returnsOfGame(name);
  const shares = returns.map(({ share }) => asNumber(share));
  const [least, most] = [Math.min(...shares), Math.max(...shares)];
  return [
    `${name}: ${least === most ? percent(least) : `${percent(least)} to ${percent(most)}`}`,
    ...hitLines(name, percent),
    ...returns.map(({ choice, share }) => {
      const fraction = `${share.over}/${share.under}`;
      return `${percent(asNumber(share))}  ${JSON.stringify(choice)}  ${fraction.length < 60 ? fraction : ''}`.trimEnd();
    }),
  ];
}

/** Returns the hit rate of a slot as a line; none for games on boards. */
function hitLines(name: string, percent: (share: number) => string): string[] {
  const [, model, volatility, declared] = name.split('-');
  const strips = [volatility as Volatility, Number(declared) as DeclaredReturn] as const;
  const hits: Readonly<Record<string, () => Ratio>> = {
    classic: () => slotHit(classicSlot(...strips)),
    lines: () => slotHit(lineSlot(...strips)),
    ways: () => waysHit(...strips),
  };
  const hit = name.startsWith('reels-') ? hits[model ?? '']?.() : undefined;
  return hit ? [`pays something: ${percent(asNumber(hit))} of spins`] : [];
}
