/** English texts of the page around a game's frame; the Filipino table has the same keys. */
const en = {
  opening: 'Opening the game…',
  'failed.title': 'The game didn’t open',
  'ended.title': 'This game was closed',
  'ended.help': 'Your balance is safe. Open the game again to go on.',
  again: 'Open again',
  fun: 'For fun: no coins are bet or won.',
  short: 'Not enough coins for this bet.',
  net: 'Net {amount}',
  played: '{count} min',
  'played.label': 'Time played: {count} {count:minute|minutes}',
  full: 'Full screen',
  'full.leave': 'Leave full screen',
  'turn.landscape': 'Turn your phone on its side for a larger picture.',
  'turn.portrait': 'Turn your phone upright for a larger picture.',
} as const;
const fil: Readonly<Record<keyof typeof en, string>> = {
  opening: 'Binubuksan ang laro…',
  'failed.title': 'Hindi nabuksan ang laro',
  'ended.title': 'Sarado na ang larong ito',
  'ended.help': 'Safe ang balance mo. Buksan ulit ang laro para magpatuloy.',
  again: 'Buksan ulit',
  fun: 'Pang-enjoy lang: walang taya at walang panalong coins.',
  short: 'Kulang ang coins mo para sa tayang ito.',
  net: '{amount} neto',
  played: '{count} minuto',
  'played.label': 'Oras ng laro: {count} minuto',
  full: 'Buong screen',
  'full.leave': 'Umalis sa buong screen',
  'turn.landscape': 'Ihiga ang phone para mas malaki ang larawan.',
  'turn.portrait': 'Itayo ang phone para mas malaki ang larawan.',
};

/** Texts of the page around a game's frame, in both languages. */
export const gameTexts = { en, fil };
