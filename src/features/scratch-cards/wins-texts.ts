/** English texts of the latest wins with scratch cards; the Filipino table has the same keys. */
const en = {
  'wins.title': 'Latest wins',
  'wins.none': 'The first win over ₱5 shows up here.',
} as const;

const fil: Readonly<Record<keyof typeof en, string>> = {
  'wins.title': 'Mga huling panalo',
  'wins.none': 'Dito lalabas ang unang panalong higit sa ₱5.',
};

/** Texts of the latest wins with scratch cards, in both languages. */
export const winsTexts = { en, fil };
