/** English texts of the awards for cards played; the Filipino table has the same keys. */
const en = {
  'track.title': 'Rewards for playing',
  'track.progress': '{played} of {of} cards played',
  'track.receive': 'Claim {amount}',
  'track.received': 'Claimed',
  'track.locked': '{count} to go',
  'track.done': '{amount} is yours.',
} as const;

const fil: Readonly<Record<keyof typeof en, string>> = {
  'track.title': 'Reward sa paglalaro',
  'track.progress': '{played} sa {of} card ang nalaro',
  'track.receive': 'I-claim ang {amount}',
  'track.received': 'Na-claim na',
  'track.locked': '{count} pa',
  'track.done': 'Sa iyo na ang {amount}.',
};

/** Texts of the awards for cards played, in both languages. */
export const trackTexts = { en, fil };
