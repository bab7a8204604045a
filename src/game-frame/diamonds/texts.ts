/** English texts of the game Diamonds; `fil` below has the same keys in Filipino. */
const en = {
  play: 'Drop for {amount}',
  bet: 'Five gems fall. Equal ones pay.',
  five: 'Five alike',
  four: 'Four alike',
  fullHouse: 'Full house',
  three: 'Three alike',
  twoPairs: 'Two pairs',
  pair: 'One pair',
  none: 'All different',
  'rules.fall': 'Five gems fall. Each has one of seven colours, all with the same chance.',
  'rules.pay': 'You get your bet times what your hand pays. Where the gems lie doesn’t matter.',
  'rules.pair': 'One pair gives back a small part of your bet. That is no win.',
  'rules.fairness':
    'The gems are drawn before the first one falls. The picture shows them and changes nothing.',
  'odds.chance': 'Chance to get more than your bet',
  'odds.back': 'Average return',
  'odds.max': 'Biggest win per bet',
  'pays.title': 'What hands pay',
  'pays.hand': 'Hand',
  'pays.pays': 'Pays',
  'pays.chance': 'Chance',
  'pays.ways': '{ways} of {of}',
} as const;
const fil: Readonly<Record<keyof typeof en, string>> = {
  play: 'Ihulog nang {amount}',
  bet: 'Limang hiyas ang mahuhulog. May bayad ang magkakapareho.',
  five: 'Limang pareho',
  four: 'Apat na pareho',
  fullHouse: 'Tatlo at dalawa',
  three: 'Tatlong pareho',
  twoPairs: 'Dalawang pares',
  pair: 'Isang pares',
  none: 'Walang pareho',
  'rules.fall': 'Limang hiyas ang mahuhulog. May pitong kulay, at pare-pareho ang tsansa ng bawat isa.',
  'rules.pay':
    'Makukuha mo ang taya mo na pinarami ng bayad sa hawak mo. Kahit saan nakalagay ang mga hiyas.',
  'rules.pair': 'Maliit na bahagi lang ng taya ang bumabalik sa isang pares. Hindi iyon panalo.',
  'rules.fairness':
    'Nabunot na ang mga hiyas bago mahulog ang una. Ipinapakita lang ito ng larawan at walang binabago.',
  'odds.chance': 'Tsansang makakuha nang higit sa taya',
  'odds.back': 'Karaniwang bumabalik',
  'odds.max': 'Pinakamalaking panalo sa isang taya',
  'pays.title': 'Bayad sa bawat hawak',
  'pays.hand': 'Hawak',
  'pays.pays': 'Bayad',
  'pays.chance': 'Tsansa',
  'pays.ways': '{ways} sa {of}',
};

/** Texts of the game Diamonds, in English and Filipino. */
export const diamondsTexts = { en, fil };
