/** English texts during a round, which a game may replace; `fil` below has the same keys in Filipino. */
const en = {
  checking: 'Still checking…',
  check: 'Check result',
  failed: 'That didn’t go through ({code}). Please try again later.',
  unknown: 'No answer yet. Your round is safe. Check the result once you’re back online.',
  back: 'Here’s the round you left.',
  elsewhere: 'You’re playing in another tab. Please finish there first.',
  noScene: 'This device can’t show the animation. You can still play.',
} as const;

const fil: Readonly<Record<keyof typeof en, string>> = {
  checking: 'Chine-check pa…',
  check: 'I-check ang resulta',
  failed: 'Hindi natuloy ({code}). Subukan ulit mamaya.',
  unknown: 'Wala pang sagot. Safe ang round mo. I-check ang resulta kapag online ka na.',
  back: 'Ito ang round na naiwan mo.',
  elsewhere: 'Naglalaro ka sa ibang tab. Tapusin muna roon.',
  noScene: 'Hindi maipakita ang animation sa device na ito. Puwede ka pa ring maglaro.',
};

/** Usual texts during a round, in both languages. */
export const roundTexts = { en, fil };

/** Texts that a game may replace with its own. */
export type RoundMessages = Readonly<Record<Exclude<keyof typeof en, 'failed' | 'noScene'>, string>>;
