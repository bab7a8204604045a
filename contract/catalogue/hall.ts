import type { Title } from './game.ts';
import { hashOf } from './hash.ts';
import { PLAYING } from './playing/all.ts';
import type { PlayingTitle } from './playing/playing-title.ts';
import { scratch } from './titles/scratch.ts';
import { slots } from './titles/slots.ts';

/**
 * Generated titles that fill a hall of 5,000 (the world `hall`, docs/debugging.md): each uses the art of one handmade
 * title and the rules of another. They are deterministic, by a hash of their names.
 */

/** Number of titles in the whole hall, including the handmade ones. */
export const HALL_SIZE = 5_000;
const FIRST_ID = 100_001;

/**
 * Second words of generated names, after the first word of the title whose art is used: "Kalabaw" makes "Kalabaw
 * Harana".
 */
const SECOND_WORDS = `
  Alamat Awit Balita Bayani Bituin Biyaya Buhay Bukas Dalampasigan Dalaw Diwa Galak Gabi Ginhawa Giting
  Hangad Harana Himala Himig Ilaw Kislap Kundiman Lakbay Liwanag Lunas Pangarap Parada Pasko Pista
  Salubong Sampaguita Sayaw Sigla Sinag Sulyap Swerte Tagumpay Tahanan Takbo Tala Tambol Tanglaw Tawanan
  Tuklas Yaman
`
  .trim()
  .split(/\s+/);

/** A generated title: its lobby entry, the title whose art it uses, and its rules. */
export interface GeneratedTitle {
  readonly type: 'slots' | 'scratch';
  readonly title: Title;
  /** The title whose art and tile it uses. */
  readonly look: string;
  readonly playing: PlayingTitle;
}

/** A handmade title that may lend its art or its rules. */
interface Lender {
  readonly title: Title;
  readonly playing: PlayingTitle;
}

const lendersOf = (titles: readonly Title[]): Lender[] =>
  titles.flatMap((title) => {
    const playing = PLAYING[title.id];
    return playing === undefined ? [] : [{ title, playing }];
  });

/** Art of classic reels shows sevens and bars, so it only fits classic rules. */
const isClassic = ({ playing }: Lender): boolean => playing.family === 'classic-reels';

function makeTitles(): readonly GeneratedTitle[] {
  const taken = new Set([...slots, ...scratch].map(({ title }) => title));
  const pools = (['slots', 'scratch'] as const).map((type) => {
    const lenders = lendersOf(type === 'slots' ? slots : scratch);
    return {
      type,
      lenders,
      classic: lenders.filter(isClassic),
      others: lenders.filter((lender) => !isClassic(lender)),
    };
  });
  const possible = pools.flatMap(({ type, lenders, classic, others }) =>
    lenders.flatMap((art) =>
      SECOND_WORDS.map((word) => ({
        type,
        art,
        name: `${art.title.title.split(' ')[0] ?? ''} ${word}`,
        rulesOf: isClassic(art) ? classic : others,
      })),
    ),
  );
  const named = [...new Map(possible.map((one) => [one.name, one])).values()]
    .filter(({ name }) => !taken.has(name))
    .map((one) => ({ ...one, hash: hashOf(one.name) }))
    .toSorted((a, b) => a.hash - b.hash);
  return named.slice(0, HALL_SIZE - taken.size).flatMap(({ type, art, name, rulesOf, hash }, index) => {
    const rules = rulesOf[hash % rulesOf.length];
    if (rules === undefined) return [];
    const { rtpBp, stakes } = rules.title;
    const marks = hash % 53 === 0 ? (['new'] as const) : hash % 47 === 0 ? (['hot'] as const) : [];
    return [
      {
        type,
        title: { id: FIRST_ID + index, title: name, brand: art.title.brand, rtpBp, stakes, marks },
        look: art.title.title,
        playing: rules.playing,
      },
    ];
  });
}

/** All generated titles of the hall, by id. */
export const generatedTitles: readonly GeneratedTitle[] = makeTitles();

/** Generated titles by id. */
export const generatedById: ReadonlyMap<number, GeneratedTitle> = new Map(
  generatedTitles.map((one) => [one.title.id, one]),
);
