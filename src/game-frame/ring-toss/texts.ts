/** English texts of the ring toss; `fil` below has the same keys in Filipino. */
const en = {
  throw: 'Throw for {amount}',
  distance: 'Distance',
  near: 'Near',
  middle: 'Middle',
  far: 'Far',
  bottle: 'Bottle',
  hit: 'On the peg',
  'hit.bottle': 'On the bottle',
  missed: 'Missed',
  'rules.bet': 'Choose how far you throw. The ring drops over the peg, or falls beside it.',
  'rules.pay':
    'On the peg you get your bet times its number. The farther, the rarer: the table has each chance.',
  'rules.aim':
    'Aim changes nothing: whether it is on the peg is drawn before the ring flies, whenever you throw.',
} as const;
const fil: Readonly<Record<keyof typeof en, string>> = {
  throw: 'Ihagis nang {amount}',
  distance: 'Layo',
  near: 'Malapit',
  middle: 'Gitna',
  far: 'Malayo',
  bottle: 'Bote',
  hit: 'Sapul sa tulos',
  'hit.bottle': 'Sapul sa bote',
  missed: 'Hindi tumama',
  'rules.bet': 'Pumili kung gaano kalayo ang hagis. Susuot ang ring sa tulos o mahuhulog sa tabi nito.',
  'rules.pay':
    'Kapag sumuot, makukuha mo ang taya mo na pinarami ng numero nito. Mas malayo, mas bihira: nasa table ang tsansa ng bawat isa.',
  'rules.aim':
    'Walang epekto ang pag-asinta: nabunot na kung susuot bago lumipad ang ring, kailan ka man humagis.',
};

/** Texts of the ring toss, in English and Filipino. */
export const ringTossTexts = { en, fil };
