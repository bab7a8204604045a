/** English texts of the game Cups; `fil` below has the same keys in Filipino. */
const en = {
  cups: 'Cups',
  'cups.count': '{cups} cups',
  about: '1 of {cups} cups hides the ball',
  first: 'First find pays',
  group: 'Cups, time {time} of {most}',
  cup: 'Cup {cup}',
  hint: 'Which cup hides the ball?',
  'hint.more': 'Find it again, or cash out',
  random: 'Any cup',
  'announce.first': 'Your bet is placed. Choose a cup.',
  'announce.found': 'Found {times} in a row. {pays}, cash out {amount}.',
  'rules.find':
    'Choose the cup with the ball. Every further find in a row multiplies what you have, up to {most}.',
  'rules.mix':
    'The ball goes through the table and ends up under a cup without anyone seeing, so nobody can follow it. Every cup has the same chance, every time.',
  'rules.fairness':
    'Where the ball lies each time is drawn before your first choice. All of it is shown at the end.',
} as const;
const fil: Readonly<Record<keyof typeof en, string>> = {
  cups: 'Mga baso',
  'cups.count': '{cups} baso',
  about: 'Nasa 1 sa {cups} baso ang bola',
  first: 'Bayad ng unang hula',
  group: 'Mga baso, ika-{time} ng {most}',
  cup: 'Baso {cup}',
  hint: 'Nasaang baso ang bola?',
  'hint.more': 'Hanapin ulit, o mag-cash out',
  random: 'Kahit alin',
  'announce.first': 'Nakataya ka na. Pumili ng baso.',
  'announce.found': '{times} sunod na tama. {pays}, puwedeng i-cash out ang {amount}.',
  'rules.find':
    'Piliin ang basong may bola. Bawat kasunod na tama ay nagpaparami ng panalo mo, hanggang {most}.',
  'rules.mix':
    'Lulusot ang bola sa mesa at lilitaw nang di-nakikita sa ilalim ng isang baso, kaya walang makakasunod nito. Pareho ang tsansa ng bawat baso sa tuwina.',
  'rules.fairness':
    'Nabunot na kung nasaan ang bola sa bawat beses bago ka unang pumili. Ipapakita ang lahat sa dulo.',
};

/** Texts of the game Cups, in English and Filipino. */
export const cupsTexts = { en, fil };
