/** English texts of auto play; `fil` below has the same keys in Filipino. */
const en = {
  auto: 'Auto',
  title: 'Auto play',
  about: 'Rounds play one after the other at this bet and choice. You can stop at any time.',
  'about.steps': 'Rounds take the steps of your last round again, then cash out. You can stop at any time.',
  'no.steps': 'Play one round first: auto play repeats its steps.',
  rounds: 'Rounds',
  'stop.when': 'Stop when (optional)',
  win: 'One win is at least',
  loss: 'Lost in all at least',
  balance: 'Balance is below',
  start: 'Start',
  stop: 'Stop auto play ({count} left)',
  'stopped.rounds': 'Auto play is done.',
  'stopped.win': 'Auto play stopped at your win.',
  'stopped.loss': 'Auto play stopped at your loss limit.',
  'stopped.balance': 'Auto play stopped at your balance limit.',
  'stopped.funds': 'Auto play stopped: not enough balance for the next bet.',
  'stopped.error': 'Auto play stopped: a round didn’t go through.',
  'stopped.away': 'Auto play stopped while you were away.',
  'stopped.pressed': 'Auto play stopped.',
} as const;
const fil: Readonly<Record<keyof typeof en, string>> = {
  auto: 'Kusa',
  title: 'Kusang laro',
  about: 'Sunod-sunod ang mga round sa tayang ito at sa napili mo. Puwede kang tumigil kahit kailan.',
  'about.steps':
    'Uulitin ng mga round ang mga hakbang ng huling round mo, saka magka-cash out. Puwede kang tumigil kahit kailan.',
  'no.steps': 'Maglaro muna ng isang round: uulitin ng kusang laro ang mga hakbang nito.',
  rounds: 'Mga round',
  'stop.when': 'Tumigil kapag (kung gusto mo)',
  win: 'Isang panalo na hindi bababa sa',
  loss: 'Kabuuang talo na hindi bababa sa',
  balance: 'Balance na mas mababa sa',
  start: 'Simulan',
  stop: 'Itigil ang kusang laro ({count} pa)',
  'stopped.rounds': 'Tapos na ang kusang laro.',
  'stopped.win': 'Tumigil ang kusang laro sa panalo mo.',
  'stopped.loss': 'Tumigil ang kusang laro sa limit ng talo mo.',
  'stopped.balance': 'Tumigil ang kusang laro sa limit ng balance mo.',
  'stopped.funds': 'Tumigil ang kusang laro: kulang ang balance para sa susunod na taya.',
  'stopped.error': 'Tumigil ang kusang laro: may round na hindi natuloy.',
  'stopped.away': 'Tumigil ang kusang laro habang wala ka.',
  'stopped.pressed': 'Tumigil na ang kusang laro.',
};

/** Texts of auto play, in English and Filipino. */
export const autoTexts = { en, fil };
