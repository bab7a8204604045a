/** English texts of the coaster climb; `fil` below has the same keys in Filipino. */
const en = {
  line: 'Go up, and get off in time',
  open: 'Now {times}',
  left: 'You got off at {times}',
  lost: 'The brakes came on',
  up: 'Go up',
  hint: 'Go up for more, or get off with what you have.',
  'rules.climb': 'The car climbs a track of eleven steps. Every step that it reaches pays what its tag says.',
  'rules.end': 'When your luck runs out, the brakes come on and the bet is lost. Get off before that.',
} as const;
const fil: Readonly<Record<keyof typeof en, string>> = {
  line: 'Umakyat, at bumaba sa oras',
  open: 'Ngayon ay {times}',
  left: 'Bumaba ka sa {times}',
  lost: 'Pumreno ang coaster',
  up: 'Umakyat pa',
  hint: 'Umakyat pa para lumaki, o bumaba na dala ang panalo.',
  'rules.climb':
    'Aakyat ang coaster sa riles na may labing-isang hakbang. Nagbabayad ang bawat naabot na hakbang ng nasa karatula nito.',
  'rules.end': 'Kung saan maubos ang suwerte, pepreno ito at talo ang taya. Bumaba bago mangyari iyon.',
};

/** Texts of the coaster climb, in English and Filipino. */
export const coasterTexts = { en, fil };
