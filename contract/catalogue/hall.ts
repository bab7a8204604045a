import type { Title } from './game.ts';
import { hashOf } from './hash.ts';
import { PLAYING } from './playing/all.ts';
import type { PlayingTitle } from './playing/playing-title.ts';
import { scratch } from './titles/scratch.ts';
import { slots } from './titles/slots.ts';

/**
 * Titles beyond those made by hand, for a hall of 5,000 (the world `hall`, docs/debugging.md): each is dressed by one title
 * made by hand and played by the rules of another. The same titles always, by a hash of their names.
 */

/** How many titles the whole hall has, those made by hand included. */
export const HALL_SIZE = 5_000;
const FIRST_ID = 100_001;

/** What follows the first word of the title whose art is worn: "Kalabaw" makes "Kalabaw Harana". */
const SECOND_WORDS = `
  Alamat Awit Balita Bayani Bituin Biyaya Buhay Bukas Dalampasigan Dalaw Diwa Galak Gabi Ginhawa Giting
  Hangad Harana Himala Himig Ilaw Kislap Kundiman Lakbay Liwanag Lunas Pangarap Parada Pasko Pista
  Salubong Sampaguita Sayaw Sigla Sinag Sulyap Swerte Tagumpay Tahanan Takbo Tala Tambol Tanglaw Tawanan
  Tuklas Yaman
`
  .trim()
  .split(/\s+/);

/** A title that nobody made by hand: what the lobby lists, whose art it wears, whose rules play it. */
export interface GeneratedTitle {
  readonly type: 'slots' | 'scratch';
  readonly title: Title;
  /** The title whose art and tile it wears. */
  readonly look: string;
  readonly playing: PlayingTitle;
}

/** A title made by hand that may lend its art or its rules. */
interface Lender {
  readonly title: Title;
  readonly playing: PlayingTitle;
}

const lendersOf = (titles: readonly Title[]): Lender[] =>
  titles.flatMap((title) => {
    const playing = PLAYING[title.id];
    return playing === undefined ? [] : [{ title, playing }];
  });

/** Art of classic reels shows sevens and bars: only classic rules go with it. */
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

/** Every title of the whole hall beyond those made by hand, in the order of their ids. */
export const generatedTitles: readonly GeneratedTitle[] = makeTitles();

/** The same by id. */
export const generatedById: ReadonlyMap<number, GeneratedTitle> = new Map(
  generatedTitles.map((one) => [one.title.id, one]),
);
