/** English texts of Balloon Pop; `fil` below has the same keys in Filipino. */
const en = {
  pop: 'Pop for {amount}',
  line: 'Up to {times}',
  balloons: 'Balloons',
  balloon: 'Balloon {place}',
  star: 'Star',
  air: 'Only air',
  'rules.pick':
    'Pick a balloon, by its number or in the picture. A dart pops it, and its tag says what you get.',
  'rules.equal': 'All balloons are equal until one is popped: which you pick changes nothing.',
  'rules.pay':
    'You get your bet times the number on the tag. Below 1× is less than your bet; 1× gives it back.',
  'rules.fairness': 'The tag is drawn before the dart flies. The picture shows it and changes nothing.',
} as const;
const fil: Readonly<Record<keyof typeof en, string>> = {
  pop: 'Paputukin nang {amount}',
  line: 'Hanggang {times}',
  balloons: 'Mga lobo',
  balloon: 'Lobo {place}',
  star: 'Bituin',
  air: 'Hangin lang',
  'rules.pick':
    'Pumili ng lobo, sa numero o sa larawan. Puputukin ito ng dart, at nasa tag kung magkano ang makukuha mo.',
  'rules.equal': 'Pare-pareho ang mga lobo hangga’t walang pumuputok: walang epekto kung alin ang piliin mo.',
  'rules.pay':
    'Makukuha mo ang taya mo na pinarami ng numero sa tag. Kapag mas mababa sa 1×, mas maliit ito sa taya mo; ibinabalik ng 1× ang taya.',
  'rules.fairness':
    'Nabunot na ang tag bago lumipad ang dart. Ipinapakita lang ito ng larawan at walang binabago.',
};

/** Texts of Balloon Pop, in English and Filipino. */
export const balloonTexts = { en, fil };
