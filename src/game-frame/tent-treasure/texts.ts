/** English texts of the tents; `fil` below has the same keys in Filipino. */
const en = {
  open: 'Open for {amount}',
  line: 'Up to {times}',
  tents: 'Tents: three are opened',
  tent: 'Tent {place}',
  'found.0': 'No treasure',
  'found.1': '1 treasure',
  'found.2': '2 treasures',
  'found.3': '3 treasures',
  'rules.pick':
    'Three of nine tents hold a treasure. Choose three, by their numbers or in the picture; they open one by one.',
  'rules.pay':
    'You get your bet times what the table says for the treasures you find. One treasure gives less than your bet.',
  'rules.fairness': 'The treasures are laid before a tent opens. The picture shows them and changes nothing.',
} as const;
const fil: Readonly<Record<keyof typeof en, string>> = {
  open: 'Buksan nang {amount}',
  line: 'Hanggang {times}',
  tents: 'Mga tolda: tatlo ang bubuksan',
  tent: 'Tolda {place}',
  'found.0': 'Walang kayamanan',
  'found.1': '1 kayamanan',
  'found.2': '2 kayamanan',
  'found.3': '3 kayamanan',
  'rules.pick':
    'May kayamanan ang tatlo sa siyam na tolda. Pumili ng tatlo, sa numero o sa larawan; isa-isa itong bubuksan.',
  'rules.pay':
    'Makukuha mo ang taya mo na pinarami ng nasa table para sa dami ng nakita mo. Mas maliit sa taya ang isang kayamanan.',
  'rules.fairness':
    'Nailagay na ang kayamanan bago magbukas ang tolda. Ipinapakita lang ito ng larawan at walang binabago.',
};

/** Texts of the tents, in English and Filipino. */
export const tentTexts = { en, fil };
