/** English texts of Beto Beto; `fil` below has the same keys in Filipino. */
const en = {
  throw: 'Throw for {amount}',
  colour: 'Your colour',
  line: 'You bet on {colour}',
  label: '{count} {colour}: {times}',
  'announce.none': 'No {colour}',
  dice: '{count} {count:die|dice} in your colour',
  yellow: 'Yellow',
  white: 'White',
  pink: 'Pink',
  blue: 'Blue',
  red: 'Red',
  green: 'Green',
  'of.yellow': 'yellow',
  'of.white': 'white',
  'of.pink': 'pink',
  'of.blue': 'blue',
  'of.red': 'red',
  'of.green': 'green',
  'rules.bet': 'Choose one of six colours. Three dice tumble down the chute, each with all six colours.',
  'rules.pay':
    'If one, two or three dice show your colour, you get your bet times 2, 3 or 9.12. Every colour has the same chance.',
  'rules.fairness':
    'All three dice are drawn before they roll, and your colour changes none of them. The picture shows what was drawn.',
} as const;
const fil: Readonly<Record<keyof typeof en, string>> = {
  throw: 'Ihagis sa {amount}',
  colour: 'Kulay mo',
  line: 'Sa {colour} ang taya mo',
  label: '{count} na {colour}: {times}',
  'announce.none': 'Walang {colour}',
  dice: '{count} dice sa kulay mo',
  yellow: 'Dilaw',
  white: 'Puti',
  pink: 'Rosas',
  blue: 'Asul',
  red: 'Pula',
  green: 'Berde',
  'of.yellow': 'dilaw',
  'of.white': 'puti',
  'of.pink': 'rosas',
  'of.blue': 'asul',
  'of.red': 'pula',
  'of.green': 'berde',
  'rules.bet':
    'Pumili ng isa sa anim na kulay. Tatlong dice ang gugulong pababa, at nasa bawat isa ang lahat ng anim na kulay.',
  'rules.pay':
    'Kapag isa, dalawa o tatlong dice ang nagpakita ng kulay mo, makukuha mo ang taya mo na pinarami ng 2, 3 o 9.12. Pareho ang tsansa ng bawat kulay.',
  'rules.fairness':
    'Nabunot na ang tatlong dice bago gumulong, at walang binabago ang kulay mo. Ipinapakita lang ng larawan ang nabunot.',
};

/** Texts of Beto Beto, in English and Filipino. */
export const betoTexts = { en, fil };
