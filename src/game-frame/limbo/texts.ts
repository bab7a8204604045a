/** English texts of the game Limbo; `fil` below has the same keys in Filipino. */
const en = {
  rise: 'Rise for {amount}',
  target: 'Target',
  chance: 'Win chance',
  quick: 'Target {times}',
  half: 'Half the target',
  double: 'Double the target',
  line: 'Reach {times} to win',
  'target.wrong': 'Choose a target from {least} to {most}.',
  'rules.rise':
    'You choose a target. The balloon rises from 1.00× to a number that is drawn for every round.',
  'rules.pay':
    'If the balloon reaches your target, you get your bet times the target, however high it rises. If it stops below, the bet is lost.',
  'rules.drawn': 'The number is drawn before the balloon rises. Nothing that you do meanwhile changes it.',
  'odds.chance': 'Chance to win with your choice',
  'odds.pays': 'Pays',
  'odds.back': 'Average return with your choice',
  'odds.range': 'Average return, over all choices',
  'odds.max': 'Biggest win per bet',
} as const;
const fil: Readonly<Record<keyof typeof en, string>> = {
  rise: 'Paliparin sa {amount}',
  target: 'Target mo',
  chance: 'Tsansang manalo',
  quick: 'Target na {times}',
  half: 'Kalahati ng target',
  double: 'Doblehin ang target',
  line: 'Abutin ang {times} para manalo',
  'target.wrong': 'Pumili ng target mula {least} hanggang {most}.',
  'rules.rise':
    'Ikaw ang pipili ng target. Lilipad ang lobo mula 1.00× hanggang sa numerong bubunutin sa bawat round.',
  'rules.pay':
    'Kapag naabot ng lobo ang target mo, makukuha mo ang taya mo na pinarami ng target, gaano man ito kataas lumipad. Kapag huminto ito sa ibaba, talo ang taya.',
  'rules.drawn': 'Bago pa lumipad ang lobo, nabunot na ang numero. Walang magagawa para mabago ito.',
  'odds.chance': 'Tsansang manalo sa napili mo',
  'odds.pays': 'Bayad',
  'odds.back': 'Karaniwang bumabalik sa napili mo',
  'odds.range': 'Karaniwang bumabalik sa lahat ng mapipili',
  'odds.max': 'Pinakamalaking panalo sa isang taya',
};

/** Texts of the game Limbo, in English and Filipino. */
export const limboTexts = { en, fil };
