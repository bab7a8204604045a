import { PAY_TABLES } from './games.ts';
import { hashOf } from './hash.ts';
import { type Lender, lenders } from './hall-lenders.ts';
import type { Mark, PlayableTitle } from './title.ts';

/**
 * Generated titles, which fill a hall of 5,000 titles (the world `hall`, docs/debugging.md). Each uses the art of one
 * title and the pay table of another; a hash of its name decides which, so every build generates the same titles.
 */

/** Number of titles in the games hall, including the handmade ones. */
export const HALL_SIZE = 5_000;
/** Id of the first generated title. */
export const FIRST_GENERATED_ID = 100_001;

/**
 * Second words of generated names; the first word comes from the title whose art is used: "Kalabaw" makes "Kalabaw
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

/** Generated names that handmade titles had when the ids were assigned; these names have no id. */
const NOT_NUMBERED: ReadonlySet<string> = new Set(['Penguin Pasko', 'Koi Kislap', 'Savanna Sayaw']);

/** A generated title of the hall: the art of one title with the pay table of another. */
export interface GeneratedTitle extends PlayableTitle {
  readonly type: 'slots' | 'scratch';
  readonly artSlug: string;
  readonly marks: readonly Mark[];
}

const isCard = ({ payTable }: Lender): boolean => PAY_TABLES[payTable].game === 'scratch';
const isClassic = ({ payTable }: Lender): boolean => PAY_TABLES[payTable].game === 'classic-reels';

/**
 * Returns the titles whose pay tables suit the art of a title: scratch cards for the art of a scratch card, and classic
 * reels for the art of classic reels, which shows sevens and bars.
 */
const payersFor = (art: Lender): readonly Lender[] =>
  lenders.filter((one) => isCard(one) === isCard(art) && isClassic(one) === isClassic(art));

/** Returns a generated name: the first word of the slug of the art, and a second word. */
function nameOf({ artSlug }: Lender, word: string): string {
  const [first = ''] = artSlug.split('-');
  return `${first.charAt(0).toUpperCase()}${first.slice(1)} ${word}`;
}

/** Returns every title that can be generated, in ascending order of ids. */
function numberTitles(): readonly GeneratedTitle[] {
  const artOf = new Map(
    lenders.flatMap((art) => SECOND_WORDS.map((word) => [nameOf(art, word), art] as const)),
  );
  return [...artOf]
    .filter(([title]) => !NOT_NUMBERED.has(title))
    .map(([title, art]) => ({ title, art, hash: hashOf(title) }))
    .sort((one, other) => one.hash - other.hash)
    .flatMap(({ title, art, hash }, place): GeneratedTitle[] => {
      const payers = payersFor(art);
      const payer = payers[hash % payers.length];
      if (payer === undefined) return [];
      return [
        {
          id: FIRST_GENERATED_ID + place,
          title,
          brand: art.brand,
          artSlug: art.artSlug,
          payTable: payer.payTable,
          type: isCard(payer) ? 'scratch' : 'slots',
          marks: hash % 53 === 0 ? ['new'] : hash % 47 === 0 ? ['hot'] : [],
        },
      ];
    });
}

const numbered = numberTitles();

/**
 * Returns the generated titles that fill the hall besides the handmade titles with these names. A generated title with
 * the name of a handmade one is left out; all others keep their ids.
 */
export const fillHall = (handmade: ReadonlySet<string>): readonly GeneratedTitle[] =>
  numbered.filter(({ title }) => !handmade.has(title)).slice(0, HALL_SIZE - handmade.size);
