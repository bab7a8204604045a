/** English texts of Palo Sebo; `fil` below has the same keys in Filipino. */
const en = {
  line: 'Climb, and stop in time',
  open: 'Now {times}',
  left: 'You took {times}',
  lost: 'He slid down',
  up: 'Climb on',
  hint: 'Climb on for more, or take what you have.',
  'rules.climb':
    'The boy climbs a greased pole of eight steps towards the prizes. Every step that he reaches pays what its tag says.',
  'rules.end': 'When your luck runs out, he slides to the ground and the bet is lost. Stop before that.',
} as const;
const fil: Readonly<Record<keyof typeof en, string>> = {
  line: 'Umakyat, at huminto sa oras',
  open: 'Ngayon ay {times}',
  left: 'Nakuha mo ang {times}',
  lost: 'Dumulas siya pababa',
  up: 'Umakyat pa',
  hint: 'Umakyat pa para lumaki, o kunin na ang panalo.',
  'rules.climb':
    'Aakyatin ng bata ang madulas na kawayan na may walong hakbang papunta sa mga premyo. Nagbabayad ang bawat naabot na hakbang ng nasa karatula nito.',
  'rules.end':
    'Kung saan maubos ang suwerte, dudulas siya hanggang lupa at talo ang taya. Huminto bago mangyari iyon.',
};

/** Texts of Palo Sebo, in English and Filipino. */
export const paloTexts = { en, fil };
