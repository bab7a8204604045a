/** What is said in the course of a round when a game has no texts of its own; fil has the same keys. */
const en = {
  checking: 'Still checking…',
  check: 'Check result',
  failed: 'This did not go through ({code}). Please try again later.',
  unknown: 'We have not heard back yet. Your round is safe: check the result when you are connected.',
  back: 'Here is the round you left.',
  elsewhere: 'A round is running in another tab. Please wait until it is shown there.',
} as const;

const fil: Readonly<Record<keyof typeof en, string>> = {
  checking: 'Tinitingnan pa…',
  check: 'Tingnan ang resulta',
  failed: 'Hindi ito natuloy ({code}). Subukan muli mamaya.',
  unknown: 'Wala pang sagot. Ligtas ang laro mo: tingnan ang resulta kapag may internet na.',
  back: 'Ito ang larong iniwan mo.',
  elsewhere: 'May laro pa sa ibang tab. Hintayin munang maipakita ang resulta roon.',
};

/** Texts of a round's course. */
export const roundTexts = { en, fil };

/** What a game may say in texts of its own. */
export type RoundMessages = Readonly<Record<Exclude<keyof typeof en, 'failed'>, string>>;
