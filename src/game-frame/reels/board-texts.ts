/** English texts of tumbling boards and hold reels; `fil` below has the same keys in Filipino. */
const en = {
  'announce.tumbles': '{count} {count:tumble|tumbles}.',
  'announce.coins': '{count} {count:coin|coins} stayed and paid {amount}.',
  'announce.grand': 'Every cell is a coin: the GRAND is yours.',
  'rules.anywhere':
    'Eight or more of one symbol pay, wherever they stand. The more there are, the more they pay: the table shows 8 or 9, 10 or 11, and 12 or more.',
  'rules.tumble':
    'What has won bursts, the rest falls together and new symbols drop in. This goes on as long as something wins, for the same bet.',
  'rules.multiplier':
    'Each win is multiplied by its own number, which is drawn after it. Most often it is 1.',
  'rules.free':
    '{trigger} or more scatters on the last board of the paid spin give {count} free {count:spin|spins} with larger multipliers. They give no more free spins.',
  'rules.ways':
    'A symbol pays wherever it stands on the first three or more reels: every combination is a way, 243 in all. The wild stands for every symbol but the coin.',
  'rules.hold':
    '{trigger} or more coins stay where they are, and only the other cells turn again. You have {count} {count:respin|respins}; each new coin stays too and sets them back to {count}.',
  'rules.coins':
    'At the end all coins pay what they show. Fewer than {trigger} coins pay nothing. If all 15 cells are coins, the GRAND is added.',
  'rules.jackpots':
    'Mini, Minor, Major and Grand are fixed multiples of your bet. They do not grow, and no one else can take them.',
  'rules.drawn': 'Everything is drawn before it is shown. Skipping or turbo changes nothing.',
  'times.title': 'What multiplies a win',
  'times.times': 'Times',
  'times.paid': 'Paid spin',
  'times.free': 'Free spin',
  'coins.title': 'What a coin shows',
  'coins.coin': 'Coin',
  'coins.pays': 'Pays',
  'coins.chance': 'Chance',
  'odds.feature': 'A spin starts the respins',
  'odds.grand': 'A spin wins the GRAND',
  'odds.coin': 'A cell shows a coin',
} as const;
const fil: Readonly<Record<keyof typeof en, string>> = {
  'announce.tumbles': '{count} beses na bumagsak.',
  'announce.coins': '{count} coin ang nanatili at nagbayad ng {amount}.',
  'announce.grand': 'Puno ng coin ang lahat: sa iyo ang GRAND.',
  'rules.anywhere':
    'Nagbabayad ang walo o higit pang magkakaparehong simbolo saan man sila. Mas marami, mas malaki ang bayad: nasa talaan ang 8 o 9, 10 o 11, at 12 pataas.',
  'rules.tumble':
    'Pumuputok ang nanalo, bumabagsak ang natira at may bagong simbolong nahuhulog. Tuloy ito hangga’t may panalo, sa iisang taya.',
  'rules.multiplier':
    'Bawat panalo ay may sariling multiplier na binubunot pagkatapos nito. Kadalasan ay 1 ito.',
  'rules.free':
    'Kapag may {trigger} o higit pang scatter sa huling board ng binayarang spin, may {count} free spins na mas malaki ang multiplier. Hindi na ito nadaragdagan.',
  'rules.ways':
    'Nagbabayad ang simbolo saan man ito nasa unang tatlo o higit pang reel: bawat kombinasyon ay isang paraan, 243 lahat. Pumapalit ang wild sa lahat maliban sa coin.',
  'rules.hold':
    'Nananatili ang {trigger} o higit pang coin, at ang ibang puwesto lang ang umiikot ulit. May {count} respin ka; bawat bagong coin ay nananatili rin at ibinabalik ito sa {count}.',
  'rules.coins':
    'Sa dulo, binabayaran ang nakasulat sa lahat ng coin. Walang bayad ang kulang sa {trigger} coin. Kapag coin ang lahat ng 15 puwesto, idinadagdag ang GRAND.',
  'rules.jackpots':
    'Ang Mini, Minor, Major at Grand ay tiyak na dami ng taya mo. Hindi ito lumalaki at walang ibang makakakuha nito.',
  'rules.drawn': 'Nabunot na ang lahat bago ito ipakita. Walang nababago ang paglaktaw o ang turbo.',
  'times.title': 'Multiplier ng panalo',
  'times.times': 'Ilang beses',
  'times.paid': 'Bayad na spin',
  'times.free': 'Libreng spin',
  'coins.title': 'Ano ang nasa coin',
  'coins.coin': 'Bawat coin',
  'coins.pays': 'Bayad',
  'coins.chance': 'Tsansa',
  'odds.feature': 'Nagsisimula ang respin',
  'odds.grand': 'Mapanalunan ang GRAND sa isang spin',
  'odds.coin': 'May coin ang isang puwesto',
};

/** Texts of tumbling boards and hold reels, in English and Filipino. */
export const boardTexts = { en, fil };
