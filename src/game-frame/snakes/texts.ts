/** English texts of the game Snakes; `fil` below has the same keys in Filipino. */
const en = {
  about: '{snakes} of 36 rolls meet a snake',
  best: 'Best square',
  roll: 'Roll',
  hint: 'Roll the dice',
  'hint.more': 'Roll again, or cash out',
  'announce.first': 'Your bet is placed. Roll the dice.',
  'announce.won': '{first} and {second}: square {sum}. {times}, cash out {amount}.',
  'rules.roll': 'Every roll of two dice starts at the gate. Their sum names the square, from 2 to 12.',
  'rules.squares':
    'A square multiplies what you have. A snake ends the round and the bet is lost. You may roll up to {most} times.',
  'rules.share': 'The house keeps 1% of a win, once per round.',
  'rules.fairness':
    'All rolls are drawn before your first one. They are shown one by one, and all of them at the end.',
  'table.title': 'The squares of your choice',
  'table.sum': 'Square',
  'table.times': 'Multiplies by',
  'table.chance': 'Chance',
  snake: 'Snake',
} as const;
const fil: Readonly<Record<keyof typeof en, string>> = {
  about: '{snakes} sa 36 hagis ang may ahas',
  best: 'Pinakamataas',
  roll: 'Ihagis',
  hint: 'Ihagis ang dais',
  'hint.more': 'Ihagis ulit, o mag-cash out',
  'announce.first': 'Nakataya ka na. Ihagis ang dais.',
  'announce.won': '{first} at {second}: parisukat {sum}. {times}, puwedeng i-cash out ang {amount}.',
  'rules.roll':
    'Nagsisimula sa tarangkahan ang bawat hagis ng dalawang dais. Ang suma ang parisukat, 2 hanggang 12.',
  'rules.squares':
    'Pinaparami ng parisukat ang hawak mo. Kapag may ahas, tapos ang round at talo ang taya. Hanggang {most} hagis ka.',
  'rules.share': 'Minsan lang bawat round kinukuha ang 1% ng panalo, paano man ito naihagis.',
  'rules.fairness':
    'Nabunot na ang lahat ng hagis bago ang una mo. Isa-isa itong ipinapakita, at lahat sa dulo.',
  'table.title': 'Mga parisukat ng napili mo',
  'table.sum': 'Parisukat',
  'table.times': 'Pinaparami',
  'table.chance': 'Tsansa',
  snake: 'Ahas',
};

/** Texts of the game Snakes, in English and Filipino. */
export const snakesTexts = { en, fil };
