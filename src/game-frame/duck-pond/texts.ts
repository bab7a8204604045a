/** English texts of the duck pond; `fil` below has the same keys in Filipino. */
const en = {
  lift: 'Lift for {amount}',
  line: 'Up to {times}',
  ducks: 'Ducks',
  duck: 'Duck {place}',
  crown: 'Gold',
  red: 'Red',
  green: 'Green',
  blue: 'Blue',
  yellow: 'Yellow',
  plain: 'Plain',
  'rules.pick':
    'Pick a duck, by its number or in the picture. It is lifted, and under it stands what you get.',
  'rules.equal': 'All ducks are equal until one is lifted: which you pick changes nothing.',
  'rules.pay':
    'You get your bet times the number under the duck. Yellow gives less than your bet; plain pays nothing.',
  'rules.fairness':
    'The number is drawn before the duck is lifted. The picture shows it and changes nothing.',
} as const;
const fil: Readonly<Record<keyof typeof en, string>> = {
  lift: 'Buhatin nang {amount}',
  line: 'Hanggang {times}',
  ducks: 'Mga pato',
  duck: 'Pato {place}',
  crown: 'Ginto',
  red: 'Pula',
  green: 'Berde',
  blue: 'Asul',
  yellow: 'Dilaw',
  plain: 'Walang kulay',
  'rules.pick':
    'Pumili ng pato, sa numero o sa larawan. Bubuhatin ito, at nasa ilalim kung magkano ang makukuha mo.',
  'rules.equal': 'Pare-pareho ang mga pato hangga’t walang binubuhat: walang epekto kung alin ang piliin mo.',
  'rules.pay':
    'Makukuha mo ang taya mo na pinarami ng numero sa ilalim ng pato. Mas maliit sa taya ang dilaw; walang bayad kapag walang kulay.',
  'rules.fairness':
    'Nabunot na ang numero bago buhatin ang pato. Ipinapakita lang ito ng larawan at walang binabago.',
};

/** Texts of the duck pond, in English and Filipino. */
export const duckTexts = { en, fil };
