/** English texts of the game Hilo; `fil` below has the same keys in Filipino. */
const en = {
  about: 'Will the next card be higher or lower? Go on for more, or cash out.',
  higher: 'Higher',
  lower: 'Lower',
  same: 'Same',
  'higher.same': 'Higher or same',
  'lower.same': 'Lower or same',
  skip: 'Skip',
  'skip.left': '{count} left',
  hint: 'Guess the next card',
  'hint.more': 'Guess the next card, or cash out',
  'announce.first': 'The first card is {card}. Guess the next one.',
  'announce.card': '{card}. {times}, cash out {amount}.',
  'announce.skip': '{card}. Guess the next one.',
  'rules.guess':
    'Guess whether the next card is higher or lower. The ace is lowest, the king highest, and the same rank wins both ways.',
  'rules.end': 'On an ace or a king the same rank is a guess of its own, which pays much more.',
  'rules.skip': 'You may skip up to 20 cards. Every card is drawn from a whole pack, so none is used up.',
  'rules.fairness':
    'All cards are drawn before your first guess. They are shown one by one, and all of them at the end.',
  'table.title': 'The first guess',
  'table.wins': 'Ranks that win',
  'table.pays': 'Pays',
  'table.chance': 'Chance',
} as const;
const fil: Readonly<Record<keyof typeof en, string>> = {
  about: 'Mas mataas ba o mas mababa ang susunod na baraha? Magpatuloy, o mag-cash out.',
  higher: 'Mas mataas',
  lower: 'Mas mababa',
  same: 'Pareho',
  'higher.same': 'Mataas o pareho',
  'lower.same': 'Mababa o pareho',
  skip: 'Laktawan',
  'skip.left': '{count} pa',
  hint: 'Hulaan ang susunod na baraha',
  'hint.more': 'Hulaan ang susunod, o mag-cash out',
  'announce.first': 'Ang unang baraha ay {card}. Hulaan ang susunod.',
  'announce.card': '{card}. {times}, puwedeng i-cash out ang {amount}.',
  'announce.skip': '{card}. Hulaan ang susunod.',
  'rules.guess':
    'Hulaan kung mas mataas o mas mababa ang susunod na baraha. Alas ang pinakamababa, hari ang pinakamataas, at panalo sa dalawa ang pareho.',
  'rules.end': 'Sa alas o hari, hiwalay na hula ang pareho at mas malaki ang bayad nito.',
  'rules.skip':
    'Puwedeng laktawan ang hanggang 20 baraha. Buong baraha ang pinagbubunutan tuwina, kaya walang nauubos.',
  'rules.fairness':
    'Nabunot na ang lahat ng baraha bago ang unang hula mo. Isa-isa itong ipinapakita, at lahat sa dulo.',
  'table.title': 'Ang unang hula',
  'table.wins': 'Panalong bilang',
  'table.pays': 'Bayad',
  'table.chance': 'Tsansa',
};

/** Texts of the game Hilo, in English and Filipino. */
export const hiloTexts = { en, fil };
