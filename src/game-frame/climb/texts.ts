/** English texts that the climbs share; `fil` below has the same keys in Filipino. */
const en = {
  label: 'Now at {times}: {amount}.',
  'rules.same':
    'How far you can go is drawn when you bet, once for the whole climb, and shown at the end. On average you get the same back wherever you stop.',
} as const;
const fil: Readonly<Record<keyof typeof en, string>> = {
  label: 'Nasa {times} na ang round, {amount}.',
  'rules.same':
    'Kung hanggang saan aabot ang suwerte ay minsang binubunot kasabay ng taya mo, at ipinapakita sa dulo. Pareho ang karaniwang bumabalik saan ka man huminto.',
};

/** Texts that the climbs share, in English and Filipino. */
export const climbTexts = { en, fil };
