/** English texts of the coin flips; `fil` below has the same keys in Filipino. */
const en = {
  heads: 'Heads',
  tails: 'Tails',
  about: 'Call heads or tails, up to 20 times in a row.',
  hint: 'Call a side',
  'hint.more': 'Call again, or cash out',
  'announce.first': 'Your bet is placed. Call heads or tails.',
  'announce.right': '{side}. {times}, cash out {amount}.',
  'rules.call': 'Call heads or tails before each flip. Both have the same chance, every time.',
  'rules.double': 'The first right call pays 1.98×. Every further one in a row doubles it, up to 20.',
  'rules.fairness':
    'All flips are drawn before your first call. They are shown one by one, and all of them at the end.',
} as const;
const fil: Readonly<Record<keyof typeof en, string>> = {
  heads: 'Kara',
  tails: 'Krus',
  about: 'Kara o krus, hanggang 20 sunod-sunod.',
  hint: 'Kara o krus?',
  'hint.more': 'Kara o krus ulit, o mag-cash out',
  'announce.first': 'Nakataya ka na. Kara o krus?',
  'announce.right': '{side}. {times}, puwedeng i-cash out ang {amount}.',
  'rules.call': 'Pumili ng kara o krus bago ang bawat hagis. Pareho ang tsansa ng dalawa sa tuwina.',
  'rules.double':
    'Ang unang tama ay may bayad na 1.98×. Nadodoble ito sa bawat kasunod na tama, hanggang 20.',
  'rules.fairness':
    'Nabunot na ang lahat ng hagis bago ka unang pumili. Isa-isa itong ipinapakita, at lahat sa dulo.',
};

/** Texts of the coin flips, in English and Filipino. */
export const flipsTexts = { en, fil };
