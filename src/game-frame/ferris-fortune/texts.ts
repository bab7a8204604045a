/** English texts of the Ferris wheel; `fil` below has the same keys in Filipino. */
const en = {
  turn: 'Turn for {amount}',
  line: 'Up to {times}',
  'gold cabin': 'Gold cabin',
  'red cabin': 'Red cabin',
  'blue cabin': 'Blue cabin',
  'green cabin': 'Green cabin',
  'empty cabin': 'Empty cabin',
  'gold cabin.short': 'Gold',
  'red cabin.short': 'Red',
  'blue cabin.short': 'Blue',
  'green cabin.short': 'Green',
  'empty cabin.short': 'Empty',
  'rules.turn': 'The wheel turns and stops. Of its 20 cabins each is as likely at the gate as any other.',
  'rules.pay':
    'You get your bet times what the cabin at the gate pays. Green gives your bet back; empty pays nothing.',
  'rules.fairness': 'The cabin is drawn before the wheel turns. The picture shows it and changes nothing.',
} as const;
const fil: Readonly<Record<keyof typeof en, string>> = {
  turn: 'Paikutin nang {amount}',
  line: 'Hanggang {times}',
  'gold cabin': 'Gintong cabin',
  'red cabin': 'Pulang cabin',
  'blue cabin': 'Asul na cabin',
  'green cabin': 'Berdeng cabin',
  'empty cabin': 'Bakanteng cabin',
  'gold cabin.short': 'Ginto',
  'red cabin.short': 'Pula',
  'blue cabin.short': 'Asul',
  'green cabin.short': 'Berde',
  'empty cabin.short': 'Bakante',
  'rules.turn': 'Iikot ang ruweda at hihinto. Pareho ang tsansa ng bawat isa sa 20 cabin na tumapat sa gate.',
  'rules.pay':
    'Makukuha mo ang taya mo na pinarami ng bayad ng cabin sa gate. Ibinabalik ng berde ang taya mo; walang bayad ang bakante.',
  'rules.fairness':
    'Nabunot na ang cabin bago umikot ang ruweda. Ipinapakita lang ito ng larawan at walang binabago.',
};

/** Texts of the Ferris wheel, in English and Filipino. */
export const ferrisTexts = { en, fil };
