/** English texts of the game Mines; `fil` below has the same keys in Filipino. */
const en = {
  mines: 'Mines',
  'mines.many': '{count} {count:mine|mines}',
  first: 'First chest pays',
  chests: 'Chests',
  chest: 'Chest {tile}, closed',
  'chest.gem': 'Chest {tile}: a gem',
  hint: 'Open a chest',
  'hint.more': 'Open another chest, or cash out',
  random: 'Open any chest',
  'announce.first': 'Your bet is placed. Open a chest.',
  'announce.gem': 'Chest {tile}: a gem. {times}, cash out {amount}.',
  'rules.chests': 'There are 25 chests. As many as you choose hold a mine, all others a gem.',
  'rules.more': 'Every gem raises what the round pays. With more mines each gem raises it more.',
  'rules.fairness': 'Where the mines are is fixed before you open the first chest, and shown at the end.',
} as const;
const fil: Readonly<Record<keyof typeof en, string>> = {
  mines: 'Mga mina',
  'mines.many': '{count} mina',
  first: 'Bayad ng unang baul',
  chests: 'Mga baul',
  chest: 'Baul {tile}, sarado',
  'chest.gem': 'Baul {tile}: may hiyas',
  hint: 'Magbukas ng baul',
  'hint.more': 'Magbukas pa ng baul, o mag-cash out',
  random: 'Kahit alin',
  'announce.first': 'Nakataya ka na. Magbukas ng baul.',
  'announce.gem': 'Baul {tile}: may hiyas. {times}, puwedeng i-cash out ang {amount}.',
  'rules.chests': 'May 25 baul. Kasindami ng pinili mo ang may mina; hiyas ang laman ng iba.',
  'rules.more': 'Tumataas ang bayad sa bawat hiyas. Mas marami ang mina, mas malaki ang taas.',
  'rules.fairness':
    'Nakatakda na kung nasaan ang mga mina bago mo buksan ang unang baul. Ipapakita ito sa dulo.',
};

/** Texts of the game Mines, in English and Filipino. */
export const minesTexts = { en, fil };
