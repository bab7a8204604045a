/** English texts of the coin toss; `fil` below has the same keys in Filipino. */
const en = {
  toss: 'Toss for {amount}',
  line: 'Three coins, clear of the lines',
  label: '{count} clear: {times}',
  'announce.none': 'None clear',
  clear: '{count} {count:coin|coins} clear of the lines',
  'rules.toss': 'Three coins fly onto a board of squares. A coin that touches no line is clear.',
  'rules.pay':
    'For one, two or three clear coins you get your bet times 0.8, 2 or 7.97. Of ten throws of a coin three are clear on average.',
  'rules.fairness':
    'How each coin lies is drawn before it flies. No skill changes it: the picture shows what was drawn.',
} as const;
const fil: Readonly<Record<keyof typeof en, string>> = {
  toss: 'Ihagis sa {amount}',
  line: 'Tatlong barya, huwag sa guhit',
  label: '{count} pasok: {times}',
  'announce.none': 'Walang pumasok',
  clear: '{count} barya na hindi tumama sa guhit',
  'rules.toss':
    'Tatlong barya ang lilipad sa board na may mga parisukat. Pasok ang baryang hindi tumama sa guhit.',
  'rules.pay':
    'Sa isa, dalawa o tatlong baryang pasok, makukuha mo ang taya mo na pinarami ng 0.8, 2 o 7.97. Sa sampung hagis ng barya, tatlo ang karaniwang pasok.',
  'rules.fairness':
    'Bago pa lumipad ang barya, nabunot na kung paano ito lalapag. Hindi ito nababago ng galing: ipinapakita lang ng larawan ang nabunot.',
};

/** Texts of the coin toss, in English and Filipino. */
export const coinTossTexts = { en, fil };
