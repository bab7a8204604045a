import type { Game } from '../../../contract/config.ts';
import { CARDS } from '../../promotions/cards.ts';
import type { SearchEntry } from './search-index.ts';

/** Further search words for the categories, in both languages. */
const TYPE_WORDS: Readonly<Record<string, string>> = {
  slots: 'slots slot reels',
  originals: 'originals instant',
  live: 'live tables dealer casino',
  fishing: 'fishing fish isda pangingisda',
  perya: 'perya fair karnabal',
  table: 'table cards baraha mesa',
  scratch: 'scratch cards kaskas',
  bingo: 'bingo',
};

const MARKS = [
  ['isHot', 'hot patok sikat'],
  ['isNew', 'new bago'],
  ['hasJackpot', 'jackpot premyo'],
] as const satisfies readonly (readonly [keyof Game, string])[];

/** Returns the key of a game's entry in the search index. */
export const gameKey = (id: number): string => `game-${id}`;

/** Creates the entries of the search index: every game with its provider, category and badges, and every activity. */
export function searchEntries(
  games: readonly Game[],
  brands: readonly { readonly id: string; readonly name: string }[] = [],
): readonly SearchEntry[] {
  const nameOf = new Map(brands.map(({ id, name }) => [id, name]));
  return [
    ...CARDS.map(({ promotion, words }): SearchEntry => ({
      key: promotion,
      title: words,
      provider: '',
      tags: '',
    })),
    ...games.map((game): SearchEntry => ({
      key: gameKey(game.id),
      title: game.title,
      provider: nameOf.get(game.brand) ?? game.brand,
      tags: [
        TYPE_WORDS[game.type] ?? game.type,
        ...MARKS.flatMap(([mark, words]) => (game[mark] ? [words] : [])),
      ].join(' '),
    })),
  ];
}
