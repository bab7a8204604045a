/** English texts of the scratch cards; `fil` below has the same keys in Filipino. */
const en = {
  buy: 'New card for {amount}',
  reveal: 'Reveal all',
  line: 'Win up to {amount}',
  about: 'Three alike win their prize: up to {amount} at this price.',
  none: 'No prize',
  'none.card': 'No prize on this card',
  prize: '3 × {amount}',
  'rules.rub':
    'Rub the foil away with a finger, or press Reveal all. Three alike win what stands under them.',
  'rules.price':
    'Your bet is the price of the card. The smallest prize is the price itself: your bet is back, which is no win.',
  'rules.fairness':
    'What is under the foil is drawn before the card comes. Rubbing changes nothing, and near misses are as rare as chance makes them.',
  'rules.left':
    'A card that you leave covered is settled already. If this page is loaded again, it lies there still covered.',
} as const;
const fil: Readonly<Record<keyof typeof en, string>> = {
  buy: 'Bagong card: {amount}',
  reveal: 'Buksan lahat',
  line: 'Manalo ng hanggang {amount}',
  about: 'Panalo ang tatlong pareho: hanggang {amount} sa presyong ito.',
  none: 'Walang premyo',
  'none.card': 'Walang premyo sa card na ito',
  prize: '3 × {amount}',
  'rules.rub':
    'Kiskisin ang foil gamit ang daliri, o pindutin ang Buksan lahat. Panalo ang nasa ilalim ng tatlong pareho.',
  'rules.price':
    'Ang taya mo ang presyo ng card. Presyo mismo ang pinakamaliit na premyo: naibalik lang ang taya, hindi iyon panalo.',
  'rules.fairness':
    'Nabunot na ang nasa ilalim ng foil bago dumating ang card. Walang binabago ang pagkiskis, at kasingbihira lang ng tsansa ang muntik manalo.',
  'rules.left':
    'Tapos na ang card na iniwan mong may takip. Kapag binuksan ulit ang pahinang ito, nandoon pa rin itong may takip.',
};

/** Texts of the scratch cards, in English and Filipino. */
export const scratchTexts = { en, fil };
