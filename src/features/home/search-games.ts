import type { Game } from '../../../contract/config.ts';
import { isFound, plain, wordsOf } from './search-words.ts';

/** Games whose title, kind or provider contains every typed word, whatever the case and the accents; best titles first. */
export function searchGames(games: readonly Game[], typed: string): readonly Game[] {
  const words = wordsOf(typed);
  if (words.length === 0) return games;
  const first = words[0] ?? '';
  const found = games.filter(({ title, type, brand }) => isFound(`${title} ${type} ${brand}`, words));
  const rank = (game: Game): number => {
    const title = plain(game.title);
    return title.startsWith(first) ? 0 : title.includes(first) ? 1 : 2;
  };
  return found.sort((a, b) => rank(a) - rank(b));
}

/** The games of a chip: a kind, the hot ones, or all. */
export function gamesOfType(games: readonly Game[], type: string): readonly Game[] {
  if (type === 'all') return games;
  if (type === 'hot') return games.filter((game) => game.isHot);
  return games.filter((game) => game.type === type);
}
