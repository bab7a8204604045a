/** English texts of the game Pump; `fil` below has the same keys in Filipino. */
const en = {
  about: '{pins} {pins:pin|pins} in 25 tickets',
  first: 'First pump pays',
  pump: 'Pump',
  hint: 'Pump air into the balloon',
  'hint.more': 'Pump on, or cash out before it bursts',
  'end.lost': 'It burst with pump {pump}',
  'end.won': 'It would have burst at pump {pump}',
  'announce.first': 'Your bet is placed. Pump air into the balloon.',
  'announce.won': 'Pump {pump}: it holds. {times}, cash out {amount}.',
  'rules.pins':
    'The difficulty sets how many of the 25 tickets have a pin. The balloon bursts at the pump of the lowest of them.',
  'rules.grow': 'Every pump that it holds makes it larger and raises what the round pays.',
  'rules.fairness': 'When it bursts is fixed before your first pump, and shown at the end.',
} as const;
const fil: Readonly<Record<keyof typeof en, string>> = {
  about: '{pins} karayom sa 25 tiket',
  first: 'Bayad ng unang bomba',
  pump: 'Bombahan',
  hint: 'Bombahan ng hangin ang lobo',
  'hint.more': 'Bombahan pa, o mag-cash out bago pumutok',
  'end.lost': 'Pumutok sa bomba {pump}',
  'end.won': 'Puputok sana sa bomba {pump}',
  'announce.first': 'Nakataya ka na. Bombahan ng hangin ang lobo.',
  'announce.won': 'Bomba {pump}: buo pa. {times}, puwedeng i-cash out ang {amount}.',
  'rules.pins':
    'Sa 25 tiket, kasindami ng sinasabi ng hirap ang may karayom. Puputok ang lobo sa bomba ng pinakamababa sa mga iyon.',
  'rules.grow': 'Lumalaki ang lobo at tumataas ang bayad sa bawat bombang kaya nito.',
  'rules.fairness': 'Nakatakda na kung kailan ito puputok bago ang unang bomba. Ipapakita ito sa dulo.',
};

/** Texts of the game Pump, in English and Filipino. */
export const pumpTexts = { en, fil };
