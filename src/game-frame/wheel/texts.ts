/** English texts of the game Wheel; `fil` below has the same keys in Filipino. */
const en = {
  spin: 'Spin for {amount}',
  risk: 'Risk',
  low: 'Low',
  medium: 'Medium',
  high: 'High',
  segments: 'Segments',
  bet: '{segments} segments, {risk} risk',
  'rules.spin': 'The wheel stops in one of its segments. Each of them has the same chance.',
  'rules.pay': 'You get your bet times the number of that segment. A dark segment pays nothing.',
  'rules.risk': 'With more risk fewer segments pay, and they pay more.',
  'rules.fairness': 'The segment is drawn before the wheel brakes. The picture shows it and changes nothing.',
  'odds.chance': 'Chance to win',
  'odds.back': 'Average return with any choice',
  'odds.max': 'Biggest win per bet',
  'pays.title': 'Segments with your choice',
  'pays.result': 'Segment',
  'pays.pays': 'Pays',
  'pays.chance': 'Chance',
  'pays.ways': '{ways} of {of}',
  'pays.some': '{count} {count:segment|segments}',
} as const;
const fil: Readonly<Record<keyof typeof en, string>> = {
  spin: 'Paikutin nang {amount}',
  risk: 'Antas ng risk',
  low: 'Mababa',
  medium: 'Katamtaman',
  high: 'Mataas',
  segments: 'Mga hati',
  bet: '{segments} hati, risk: {risk}',
  'rules.spin': 'Hihinto ang gulong sa isa sa mga hati nito. Pare-pareho ang tsansa ng bawat hati.',
  'rules.pay':
    'Makukuha mo ang taya mo na pinarami ng numero ng hating iyon. Walang bayad ang madilim na hati.',
  'rules.risk': 'Kapag mas mataas ang risk, mas kaunti ang hating may bayad, pero mas malaki.',
  'rules.fairness':
    'Nabunot na ang hati bago bumagal ang gulong. Ipinapakita lang ito ng larawan at walang binabago.',
  'odds.chance': 'Tsansang manalo',
  'odds.back': 'Karaniwang bumabalik sa anumang piliin',
  'odds.max': 'Pinakamalaking panalo sa isang taya',
  'pays.title': 'Mga hati sa napili mo',
  'pays.result': 'Hati',
  'pays.pays': 'Bayad',
  'pays.chance': 'Tsansa',
  'pays.ways': '{ways} sa {of}',
  'pays.some': '{count} hati',
};

/** Texts of the game Wheel, in English and Filipino. */
export const wheelTexts = { en, fil };
