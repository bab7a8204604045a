/** English texts of the game Plinko; `fil` below has the same keys in Filipino. */
const en = {
  drop: 'Drop for {amount}',
  risk: 'Risk',
  low: 'Low',
  medium: 'Medium',
  high: 'High',
  rows: 'Rows',
  pays: 'Pays',
  between: '{least} to {top}',
  bet: '{rows} rows, {risk} risk',
  'rules.fall':
    'The ball falls from row to row. At every peg it goes left or right, each with the same chance.',
  'rules.pay':
    'You get your bet times the number of the bin that the ball lands in. Below 1× is less than your bet.',
  'rules.risk':
    'With more risk the bins at the sides pay more and those in the middle less. More rows make the sides rarer.',
  'rules.fairness': 'The way is drawn before the ball falls. The picture shows it and changes nothing.',
  'odds.chance': 'Chance to get more than your bet',
  'odds.back': 'Average return with your choice',
  'odds.range': 'Average return, over all choices',
  'odds.max': 'Biggest win per bet',
  'bins.title': 'Bins with your choice',
} as const;
const fil: Readonly<Record<keyof typeof en, string>> = {
  drop: 'Ihulog nang {amount}',
  risk: 'Antas ng risk',
  low: 'Mababa',
  medium: 'Katamtaman',
  high: 'Mataas',
  rows: 'Mga hanay',
  pays: 'Bayad',
  between: '{least} hanggang {top}',
  bet: '{rows} hanay, risk: {risk}',
  'rules.fall':
    'Nahuhulog ang bola nang hanay-hanay. Sa bawat pako, pupunta ito sa kaliwa o kanan, pareho ang tsansa.',
  'rules.pay':
    'Makukuha mo ang taya mo na pinarami ng numero sa sisidlang mahuhulugan ng bola. Kapag mas mababa sa 1×, mas maliit ito sa taya mo.',
  'rules.risk':
    'Kapag mas mataas ang risk, mas malaki ang bayad sa gilid at mas maliit sa gitna. Kapag mas marami ang hanay, mas bihira ang gilid.',
  'rules.fairness':
    'Nabunot na ang daan bago mahulog ang bola. Ipinapakita lang ito ng larawan at walang binabago.',
  'odds.chance': 'Tsansang makakuha nang higit sa taya',
  'odds.back': 'Karaniwang bumabalik sa napili mo',
  'odds.range': 'Karaniwang bumabalik sa lahat ng mapipili',
  'odds.max': 'Pinakamalaking panalo sa isang taya',
  'bins.title': 'Mga sisidlan sa napili mo',
};

/** Texts of the game Plinko, in English and Filipino. */
export const plinkoTexts = { en, fil };
