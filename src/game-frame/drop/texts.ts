/** English texts shared by the games whose ball drops into bins; `fil` below has the same keys in Filipino. */
const en = {
  'bins.bin': 'Bin',
  'bins.pays': 'Pays',
  'bins.chance': 'Chance',
  'bins.both': '{left} and {right}',
  'bins.ways': '{ways} of {of}',
} as const;
const fil: Readonly<Record<keyof typeof en, string>> = {
  'bins.bin': 'Sisidlan',
  'bins.pays': 'Bayad',
  'bins.chance': 'Tsansa',
  'bins.both': '{left} at {right}',
  'bins.ways': '{ways} sa {of}',
};

/** Texts shared by the games whose ball drops into bins, in English and Filipino. */
export const dropTexts = { en, fil };
