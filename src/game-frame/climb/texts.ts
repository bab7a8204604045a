/** Texts that the climbs share; fil has the same keys. */
const en = {
  said: 'The round stands at {times}, {amount}.',
  'rules.same':
    'How far luck carries is drawn with your bet, once for the whole climb, and told at its end. On average the same comes back wherever you stop.',
} as const;
const fil: Readonly<Record<keyof typeof en, string>> = {
  said: 'Nasa {times} na ang round, {amount}.',
  'rules.same':
    'Kung hanggang saan aabot ang suwerte ay minsang binubunot kasabay ng taya mo, at ipinapakita sa dulo. Pareho ang karaniwang bumabalik saan ka man huminto.',
};

/** Texts that the climbs share. */
export const climbTexts = { en, fil };
