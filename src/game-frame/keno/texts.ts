/** English texts of the game Keno; `fil` below has the same keys in Filipino. */
const en = {
  play: 'Play for {amount}',
  risk: 'Pay table',
  classic: 'Classic',
  low: 'Low',
  medium: 'Medium',
  high: 'High',
  board: 'Numbers',
  number: 'Number {number}',
  quick: 'Quick pick',
  clear: 'Clear',
  picks: '{picks} of {most} picked',
  'pick.some': 'Pick 1 to {most} numbers',
  'pick.none': 'Pick at least one number.',
  result: '{hits}/{picks} hits',
  bet: '{picks} numbers, {risk} risk',
  'rules.pick': 'Pick 1 to 10 of the 40 numbers. Then ten balls are drawn.',
  'rules.pay': 'You get your bet times what your number of hits pays. Below 1× is less than your bet.',
  'rules.risk':
    'All four tables pay back about the same. With more risk, few hits pay less and many hits pay more.',
  'rules.fairness':
    'The balls are drawn before the first one rolls. The picture shows them and changes nothing.',
  'odds.chance': 'Chance to get more than your bet',
  'odds.back': 'Average return with your choice',
  'odds.range': 'Average return, over all choices',
  'odds.max': 'Biggest win per bet',
  'pays.title': 'Hits with your choice',
  'pays.hits': 'Hits',
  'pays.pays': 'Pays',
  'pays.chance': 'Chance',
  'pays.ways': '{ways} of {of}',
} as const;
const fil: Readonly<Record<keyof typeof en, string>> = {
  play: 'Maglaro nang {amount}',
  risk: 'Talaan ng bayad',
  classic: 'Klasiko',
  low: 'Mababa',
  medium: 'Katamtaman',
  high: 'Mataas',
  board: 'Mga numero',
  number: 'Numero {number}',
  quick: 'Bahala na',
  clear: 'Burahin',
  picks: '{picks} sa {most} ang napili',
  'pick.some': 'Pumili ng 1 hanggang {most} numero',
  'pick.none': 'Pumili ng kahit isang numero.',
  result: '{hits}/{picks} tama',
  bet: '{picks} numero, risk: {risk}',
  'rules.pick': 'Pumili ng 1 hanggang 10 sa 40 numero. Pagkatapos, sampung bola ang bubunutin.',
  'rules.pay':
    'Makukuha mo ang taya mo na pinarami ng bayad sa dami ng tama mo. Kapag mas mababa sa 1×, mas maliit ito sa taya mo.',
  'rules.risk':
    'Pareho ang ibinabalik ng apat na talaan. Kapag mas mataas ang risk, mas maliit ang bayad sa kaunting tama at mas malaki sa marami.',
  'rules.fairness':
    'Nabunot na ang mga bola bago gumulong ang una. Ipinapakita lang ito ng larawan at walang binabago.',
  'odds.chance': 'Tsansang makakuha nang higit sa taya',
  'odds.back': 'Karaniwang bumabalik sa napili mo',
  'odds.range': 'Karaniwang bumabalik sa lahat ng mapipili',
  'odds.max': 'Pinakamalaking panalo sa isang taya',
  'pays.title': 'Mga tama sa napili mo',
  'pays.hits': 'Tama',
  'pays.pays': 'Bayad',
  'pays.chance': 'Tsansa',
  'pays.ways': '{ways} sa {of}',
};

/** Texts of the game Keno, in English and Filipino. */
export const kenoTexts = { en, fil };
