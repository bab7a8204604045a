/** English texts of the carousel; `fil` below has the same keys in Filipino. */
const en = {
  ride: 'Ride for {amount}',
  animal: 'Animal',
  horse: 'Horse',
  kalabaw: 'Kalabaw',
  swan: 'Swan',
  fish: 'Fish',
  eagle: 'Eagle',
  'rules.bet': 'Choose an animal. The carousel turns, and one of its 25 animals stops at the bell.',
  'rules.pay':
    'If it is yours, you get your bet times its number. Each of the 25 is equally likely; some animals ride more often than others.',
  'rules.fairness':
    'The animal is drawn before the carousel turns. The picture shows it and changes nothing.',
} as const;
const fil: Readonly<Record<keyof typeof en, string>> = {
  ride: 'Sumakay nang {amount}',
  animal: 'Hayop',
  horse: 'Kabayo',
  kalabaw: 'Kalabaw',
  swan: 'Sisne',
  fish: 'Isda',
  eagle: 'Agila',
  'rules.bet': 'Pumili ng hayop. Iikot ang carousel at titigil sa kampana ang isa sa 25 hayop nito.',
  'rules.pay':
    'Kapag iyon ang pinili mo, makukuha mo ang taya mo na pinarami ng numero nito. Pareho ang tsansa ng bawat isa sa 25; may mga hayop na mas marami kaysa sa iba.',
  'rules.fairness':
    'Nabunot na ang hayop bago umikot ang carousel. Ipinapakita lang ito ng larawan at walang binabago.',
};

/** Texts of the carousel, in English and Filipino. */
export const carouselTexts = { en, fil };
