/** English texts of the game Towers; `fil` below has the same keys in Filipino. */
const en = {
  rows: '{tiles} windows a row, {safe} of them safe',
  top: 'At the top',
  windows: 'Windows of row {row}',
  window: 'Row {row}, window {tile}',
  hint: 'Choose a window in row {row}',
  'hint.more': 'Climb on to row {row}, or cash out',
  random: 'Any window',
  'announce.first': 'Your bet is placed. Choose a window in row 1.',
  'announce.won': 'Row {row}: safe. {times}, cash out {amount}.',
  'rules.rows': 'The tower has eight rows. In each you choose one window, from the ground up.',
  'rules.safe': 'Behind a safe window there is light, and you climb on. Behind the others sits a ghost.',
  'rules.fairness':
    'What is behind the windows is fixed before you open the first one, and shown at the end.',
} as const;
const fil: Readonly<Record<keyof typeof en, string>> = {
  rows: '{tiles} bintana bawat hanay, {safe} ang ligtas',
  top: 'Sa tuktok',
  windows: 'Mga bintana ng hanay {row}',
  window: 'Hanay {row}, bintana {tile}',
  hint: 'Pumili ng bintana sa hanay {row}',
  'hint.more': 'Umakyat sa hanay {row}, o mag-cash out',
  random: 'Kahit alin',
  'announce.first': 'Nakataya ka na. Pumili ng bintana sa hanay 1.',
  'announce.won': 'Hanay {row}: ligtas. {times}, puwedeng i-cash out ang {amount}.',
  'rules.rows': 'Walo ang hanay ng tore. Sa bawat isa, pumili ng isang bintana, mula sa ibaba paakyat.',
  'rules.safe': 'May ilaw sa likod ng ligtas na bintana at aakyat ka pa. Multo ang nasa iba.',
  'rules.fairness':
    'Nakatakda na ang nasa likod ng mga bintana bago mo buksan ang una. Ipapakita ito sa dulo.',
};

/** Texts of the game Towers, in English and Filipino. */
export const towersTexts = { en, fil };
