/** English texts that the stalls share; `fil` below has the same keys in Filipino. */
const en = {
  line: '{name} pays {times}',
  'odds.field': 'Result',
  'odds.pays': 'Pays',
  'odds.chance': 'Chance',
  'odds.title': 'What it pays',
  'odds.nothing': 'Nothing',
  'odds.back': 'Average return',
  'odds.max': 'Biggest win per bet',
} as const;
const fil: Readonly<Record<keyof typeof en, string>> = {
  line: '{name}: bayad {times}',
  'odds.field': 'Resulta',
  'odds.pays': 'Bayad',
  'odds.chance': 'Tsansa',
  'odds.title': 'Magkano ang bayad',
  'odds.nothing': 'Wala',
  'odds.back': 'Karaniwang bumabalik',
  'odds.max': 'Pinakamalaking panalo sa isang taya',
};

/** Texts that the stalls share, in English and Filipino. */
export const stallTexts = { en, fil };
