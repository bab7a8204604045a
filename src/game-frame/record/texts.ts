/** English texts of a game's record; `fil` below has the same keys in Filipino. */
const en = {
  past: 'Past rounds',
  others: 'Bets of others',
  'others.none': 'No one else has played this game yet.',
  'others.help': 'Names are hidden. New bets appear every few seconds.',
  failed: 'Your rounds didn’t load. Check your connection and try again.',
  empty: 'No rounds yet',
  'empty.help': 'Every round you finish in this game is kept here.',
  bet: 'Bet {amount}',
  'check.holds': 'Checked on this device',
  'check.broken': 'This doesn’t match. Please tell support.',
  watch: 'Watch again',
  'watch.later': 'Finish your round first, then you can watch this one.',
  'shared.proof': 'This round was everybody’s. Its check is under Fairness.',
} as const;
const fil: Readonly<Record<keyof typeof en, string>> = {
  past: 'Mga nakaraang round',
  others: 'Taya ng iba',
  'others.none': 'Wala pang ibang naglaro nito.',
  'others.help': 'Nakatago ang mga pangalan. May bagong taya bawat ilang segundo.',
  failed: 'Hindi nag-load ang mga round mo. I-check ang koneksyon at subukan ulit.',
  empty: 'Wala pang round',
  'empty.help': 'Dito nakatago ang bawat round na natapos mo sa larong ito.',
  bet: 'Tumaya ng {amount}',
  'check.holds': 'Na-check na sa device na ito',
  'check.broken': 'Hindi ito tugma. Pakisabi sa support.',
  watch: 'Panoorin ulit',
  'watch.later': 'Tapusin muna ang round mo, saka mo ito mapapanood.',
  'shared.proof': 'Round ito ng lahat. Nasa Patas na laro ang check nito.',
};

/** Texts of a game's record, in English and Filipino. */
export const recordTexts = { en, fil };
