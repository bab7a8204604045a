/** Texts of the reels; fil has the same keys. */
const en = {
  spin: 'SPIN',
  lower: 'Lower bet',
  raise: 'Higher bet',
  turbo: 'Turbo',
  hint20: '20 lines. 3 scatters give free spins.',
  hint243: '243 ways. Wilds fill their reel.',
  hint1: 'One line, right across the middle',
  'symbol.wild': 'Wild',
  'symbol.scatter': 'Scatter',
  'symbol.other': 'Symbol {place}',
  'announce.line': '{count} × {symbol} on line {line}: {amount}.',
  'announce.plain': '{count} × {symbol}: {amount}.',
  'announce.ways': '{count} × {symbol} in {ways} {ways:way|ways}: {amount}.',
  'announce.lines': '{count} winning lines.',
  'announce.free': 'With {count} free {count:spin|spins}.',
  'announce.won': 'You won {amount}.',
  'announce.back': 'You got back {amount}.',
  'announce.lost': 'No win this time.',
} as const;
const fil: Readonly<Record<keyof typeof en, string>> = {
  spin: 'PAIKUTIN',
  lower: 'Babaan ang taya',
  raise: 'Taasan ang taya',
  turbo: 'Turbo',
  hint20: '20 linya. 3 scatter, may free spins.',
  hint243: '243 na paraan. Pinupuno ng wild ang reel.',
  hint1: 'Isang linya, sa gitna mismo',
  'symbol.wild': 'Wild na simbolo',
  'symbol.scatter': 'Scatter na simbolo',
  'symbol.other': 'Simbolo {place}',
  'announce.line': '{count} × {symbol} sa linya {line}: {amount}.',
  'announce.plain': '{count} × {symbol}: {amount}.',
  'announce.ways': '{count} × {symbol} sa {ways} paraan: {amount}.',
  'announce.lines': '{count} linya ang nanalo.',
  'announce.free': 'Kasama ang {count} free spins.',
  'announce.won': 'Nanalo ka ng {amount}.',
  'announce.back': 'Bumalik sa iyo ang {amount}.',
  'announce.lost': 'Walang panalo ngayon.',
};

/** Texts of the reels. */
export const reelTexts = { en, fil };
