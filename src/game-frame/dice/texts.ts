/** English texts of the game Dice; `fil` below has the same keys in Filipino. */
const en = {
  roll: 'Roll for {amount}',
  side: 'Win when the roll is',
  under: 'Under {roll}',
  over: 'Over {roll}',
  target: 'Win chance',
  pays: 'Pays',
  line: '{bet} pays {times}',
  'rules.roll': 'The die rolls a number from 0.00 to 100.00. You choose the limit and the side.',
  'rules.pay':
    'If you win, you get your bet times the number under “Pays”. The rarer the win, the more it pays.',
  'rules.even': 'Every roll is as likely as any other: one in 10,001.',
  'odds.chance': 'Chance to win with your choice',
  'odds.pays': 'Pays',
  'odds.back': 'Average return with your choice',
  'odds.range': 'Average return, over all choices',
  'odds.max': 'Biggest win per bet',
} as const;
const fil: Readonly<Record<keyof typeof en, string>> = {
  roll: 'I-roll nang {amount}',
  side: 'Panalo kapag ang roll ay',
  under: 'Mababa sa {roll}',
  over: 'Lampas sa {roll}',
  target: 'Tsansang manalo',
  pays: 'Bayad',
  line: '{bet}: bayad {times}',
  'rules.roll':
    'Maglalabas ang dice ng numero mula 0.00 hanggang 100.00. Ikaw ang pipili ng limit at kung aling panig.',
  'rules.pay':
    'Kapag nanalo, makukuha mo ang taya mo na pinarami ng numero sa “Bayad”. Mas bihira ang panalo, mas malaki ang bayad.',
  'rules.even': 'Pare-pareho ang tsansa ng bawat roll: isa sa 10,001.',
  'odds.chance': 'Tsansang manalo sa napili mo',
  'odds.pays': 'Bayad',
  'odds.back': 'Karaniwang bumabalik sa napili mo',
  'odds.range': 'Karaniwang bumabalik sa lahat ng mapipili',
  'odds.max': 'Pinakamalaking panalo sa isang taya',
};

/** Texts of the game Dice, in English and Filipino. */
export const diceTexts = { en, fil };
