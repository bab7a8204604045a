import { titles } from '../../contract/catalogue/catalogue.ts';
import { GAMES, isPayTable, PAY_TABLES } from '../../contract/catalogue/games.ts';
import { combinationsOf } from '../../contract/catalogue/games/choices.ts';
import { fieldOf, isOffered } from '../../fair/choice.ts';
import { INSTANT_GAMES, REEL_GAMES, STEP_GAMES } from '../../fair/games.ts';
import { type Ratio, asNumber } from '../../fair/ratio.ts';
import { slotHit, waysHit } from '../../fair/reels/hit-chance.ts';
import { classicSlot, lineSlot } from '../../fair/reels/line-reels.ts';
import type { DeclaredReturn, Volatility } from '../../fair/tables/reels.ts';
import { targetReturn } from '../../fair/rising.ts';

/** Return of a game for one choice of the player, as a share of the stake. */
export interface TitleReturn {
  readonly choice: unknown;
  readonly share: Ratio;
}

/** Choices for game rules that no game title uses, by the name of the rules. */
const OTHER_CHOICES: Readonly<Record<string, readonly object[]>> = { 'coin-flip': [{ side: 'heads' }] };

/** Returns all combinations of choices for a pay table, including some that its rules do not accept. */
const choicesOf = (name: string): readonly object[] =>
  isPayTable(name)
    ? GAMES[PAY_TABLES[name].game].choices.flatMap(combinationsOf)
    : (OTHER_CHOICES[name] ?? []);

/**
 * Returns the return for each choice with a pay table; in step games also for each number of steps before the cash-out.
 */
export function returnsOfPayTable(name: string): TitleReturn[] {
  const [instant, steps, reels] = [INSTANT_GAMES.get(name), STEP_GAMES.get(name), REEL_GAMES.get(name)];
  if (reels) return [{ choice: {}, share: reels.exactReturn() }];
  const choices = choicesOf(name).filter((choice) => isOffered(() => (instant ?? steps)?.readChoice(choice)));
  if (name === 'crash')
    return choices.map((choice) => ({ choice, share: targetReturn(fieldOf(choice, 'auto') as number) }));
  return choices.flatMap((choice) => {
    if (instant) return [{ choice, share: instant.exactReturn(instant.readChoice(choice)) }];
    return (
      steps
        ?.exactReturns(steps.readChoice(choice))
        .map((share, step) => ({ choice: { ...choice, step: step + 1 }, share })) ?? []
    );
  });
}

/** Returns the names of all game rules for which a return can be computed. */
export const ruledNames = (): string[] => [
  ...INSTANT_GAMES.keys(),
  ...STEP_GAMES.keys(),
  'crash',
  ...REEL_GAMES.keys(),
];

/** Returns the name of the game rules for a text that is a game title or already the name of rules. */
function rulesNamed(title: string): string | undefined {
  const reels = titles.find(({ slug, type }) => type === 'slots' && plain(slug) === plain(title));
  return reels?.payTable ?? ruledNames().find((name) => plain(name) === plain(title));
}

const plain = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/**
 * Returns the lines that `npm run odds -- --title` prints: the range of returns, then the return of every choice.
 * Returns undefined for a title without a game.
 */
export function titleLines(title: string): string[] | undefined {
  const name = rulesNamed(title);
  if (name === undefined) return undefined;
  const percent = (share: number): string => `${(100 * share).toFixed(4)} %`;
  const returns = returnsOfPayTable(name);
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

/** Returns a line with the share of a slot's spins that win; no line for other games. */
function hitLines(name: string, percent: (share: number) => string): string[] {
  const [, mechanic, volatility, declared] = name.split('-');
  const strips = [volatility as Volatility, Number(declared) as DeclaredReturn] as const;
  const hits: Readonly<Record<string, () => Ratio>> = {
    classic: () => slotHit(classicSlot(...strips)),
    lines: () => slotHit(lineSlot(...strips)),
    ways: () => waysHit(...strips),
  };
  const hit = name.startsWith('reels-') ? hits[mechanic ?? '']?.() : undefined;
  return hit ? [`pays something: ${percent(asNumber(hit))} of spins`] : [];
}
