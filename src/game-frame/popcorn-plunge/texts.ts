/** English texts of Popcorn Plunge; `fil` below has the same keys in Filipino. */
const en = {
  pop: 'Pop for {amount}',
  buckets: 'The thirteen buckets',
  'rules.fall':
    'A kernel falls from the kettle. At each of twelve pegs it goes left or right, with the same chance.',
  'rules.pay':
    'It pops in one of thirteen buckets. You get your bet times the number on that bucket. Below 1× is less than your bet.',
  'rules.fairness': 'The way is drawn before the kernel falls. The picture shows it and changes nothing.',
  'odds.chance': 'Chance to get more than your bet',
  'odds.back': 'Average return',
  'odds.max': 'Biggest win per bet',
} as const;
const fil: Readonly<Record<keyof typeof en, string>> = {
  pop: 'Magpaputok sa {amount}',
  buckets: 'Ang labintatlong balde',
  'rules.fall':
    'May butil ng mais na nahuhulog mula sa kaldero. Sa bawat isa sa labindalawang pako, pupunta ito sa kaliwa o kanan, pareho ang tsansa.',
  'rules.pay':
    'Puputok ito sa isa sa labintatlong balde. Makukuha mo ang taya mo na pinarami ng numero sa baldeng iyon. Kapag mas mababa sa 1×, mas maliit ito sa taya mo.',
  'rules.fairness':
    'Nabunot na ang daan bago mahulog ang butil. Ipinapakita lang ito ng larawan at walang binabago.',
  'odds.chance': 'Tsansang makakuha nang higit sa taya',
  'odds.back': 'Karaniwang bumabalik',
  'odds.max': 'Pinakamalaking panalo sa isang taya',
};

/** Texts of Popcorn Plunge, in English and Filipino. */
export const popcornTexts = { en, fil };
