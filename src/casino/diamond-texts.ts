/** English texts shared by the pages of scratch cards and diamonds; `fil` below has the same keys in Filipino. */
const en = {
  tabs: 'Scratch cards and diamonds',
  'tab.cards': 'Cards',
  'tab.mall': 'Diamond mall',
  'tab.record': 'My cards',
  'tab.history': 'Diamonds',
  'tab.order': 'Orders',
  'tab.rule': 'Rules and odds',
  diamonds: '{count} {count:diamond|diamonds}',
  'ended.title': 'This event has ended',
  'ended.help': 'Your diamonds and cards are safe.',
  'ended.action': 'Back to the lobby',
} as const;

const fil: Readonly<Record<keyof typeof en, string>> = {
  tabs: 'Scratch cards at mga diamond',
  'tab.cards': 'Cards',
  'tab.mall': 'Diamond mall',
  'tab.record': 'Mga card ko',
  'tab.history': 'Mga diamond',
  'tab.order': 'Mga order',
  'tab.rule': 'Rules at odds',
  diamonds: '{count} diamond',
  'ended.title': 'Tapos na ang event na ito',
  'ended.help': 'Safe ang mga diamond at card mo.',
  'ended.action': 'Balik sa lobby',
};

/** Texts of the frame around the pages of scratch cards and diamonds, in English and Filipino. */
export const diamondTexts = { en, fil };
