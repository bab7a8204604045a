/** English texts of the reality check; the Filipino table has the same keys. */
const en = {
  title: 'Time to look up',
  about: 'Here’s your visit so far. Play on only if it’s still fun.',
  time: 'Time played',
  'time.minutes': '{minutes} min',
  'time.hours': '{hours} h {minutes} min',
  staked: 'Bet in all',
  won: 'Won in all',
  net: 'Net result',
  failed: 'Your figures didn’t load.',
  retry: 'Try again',
  on: 'Continue',
  break: 'Take a break',
  history: 'History',
  every: 'You’ll see this after every {minutes} min of play. Change that under Me.',
} as const;
const fil: Readonly<Record<keyof typeof en, string>> = {
  title: 'Sandali lang',
  about: 'Ito ang laro mo hanggang ngayon. Magpatuloy lang kung masaya pa.',
  time: 'Oras ng laro',
  'time.minutes': '{minutes} minuto',
  'time.hours': '{hours} oras {minutes} minuto',
  staked: 'Kabuuang taya',
  won: 'Kabuuang panalo',
  net: 'Netong resulta',
  failed: 'Hindi nag-load ang mga numero mo.',
  retry: 'Subukan ulit',
  on: 'Magpatuloy',
  break: 'Magpahinga muna',
  history: 'Mga rekord',
  every: 'Lalabas ito tuwing {minutes} minuto ng laro. Mapapalitan ito sa Ako.',
};

/** Texts of the reality check in both languages. */
export const realityTexts = { en, fil };
