/** English texts of the drop ball; `fil` below has the same keys in Filipino. */
const en = {
  drop: 'Drop for {amount}',
  colour: 'Colour',
  white: 'White',
  red: 'Red',
  blue: 'Blue',
  green: 'Green',
  yellow: 'Yellow',
  gold: 'Gold',
  'rules.bet': 'Choose a colour. A ball hops over a board of 50 holes and falls into one of them.',
  'rules.pay':
    'If the hole has your colour, you get your bet times its number. All holes are equally likely.',
  'rules.fairness': 'The hole is drawn before the ball hops. The picture shows it and changes nothing.',
} as const;
const fil: Readonly<Record<keyof typeof en, string>> = {
  drop: 'Ihulog nang {amount}',
  colour: 'Kulay',
  white: 'Puti',
  red: 'Pula',
  blue: 'Asul',
  green: 'Berde',
  yellow: 'Dilaw',
  gold: 'Ginto',
  'rules.bet': 'Pumili ng kulay. Tatalon ang bola sa board na may 50 butas at mahuhulog sa isa.',
  'rules.pay':
    'Kapag kakulay ng pinili mo ang butas, makukuha mo ang taya mo na pinarami ng numero nito. Pareho ang tsansa ng lahat ng butas.',
  'rules.fairness':
    'Nabunot na ang butas bago tumalon ang bola. Ipinapakita lang ito ng larawan at walang binabago.',
};

/** Texts of the drop ball, in English and Filipino. */
export const dropBallTexts = { en, fil };
