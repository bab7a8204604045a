/** English texts of the reels’ rules; `fil` below has the same keys in Filipino. */
const en = {
  'rules.lines':
    'Symbols pay along 20 lines, from the first reel on, three or more in a row. Only the best win of a line is paid; wins on different lines add up.',
  'rules.ways':
    'A symbol pays wherever it stands on the first three or more reels: every combination is a way, 243 in all. All ways add up.',
  'rules.classic': 'One line pays: the middle one. Only the best win is paid.',
  'rules.wild': 'The wild stands for every symbol but the scatter.',
  'rules.wild.fill':
    'The wild comes on the three middle reels and fills its whole reel before anything is paid. It never stands for the scatter.',
  'rules.scatter':
    'Three or more scatters anywhere pay on the whole bet and give {count} free {count:spin|spins}. Every win of a free spin counts {times} times, and free spins can bring more.',
  'rules.drawn': 'The stops are drawn before the reels turn. Stopping them early or turbo changes nothing.',
  'rules.cherry': 'Two cherries pay wherever they stand on the line, and any three bars pay together.',
  'table.pays': 'What it pays at a bet of {amount}',
  'table.lines': 'The 20 lines',
  'table.line': 'Line {line}',
  'odds.hit': 'A spin pays something',
  'odds.free': 'A spin brings free spins',
  'odds.back': 'Average return',
  'odds.max': 'Biggest win per bet',
  'odds.one': '1 in {count}',
} as const;
const fil: Readonly<Record<keyof typeof en, string>> = {
  'rules.lines':
    'Nagbabayad ang mga simbolo sa 20 linya, mula sa unang reel, tatlo o higit na magkakasunod. Ang pinakamataas na panalo ng bawat linya ang binabayaran; pinagsasama ang panalo ng lahat ng linya.',
  'rules.ways':
    'Nagbabayad ang simbolo saan man ito nasa unang tatlo o higit pang reel: bawat kombinasyon ay isang paraan, 243 lahat. Pinagsasama ang lahat ng paraan.',
  'rules.classic': 'Isang linya ang nagbabayad: ang gitna. Ang pinakamataas na panalo lang ang binabayaran.',
  'rules.wild': 'Pumapalit ang wild sa lahat ng simbolo maliban sa scatter.',
  'rules.wild.fill':
    'Lumalabas ang wild sa tatlong gitnang reel at pinupuno nito ang buong reel bago magbayad. Hindi nito napapalitan ang scatter.',
  'rules.scatter':
    'Tatlo o higit pang scatter kahit saan ang nagbabayad batay sa buong taya at nagbibigay ng {count} free spins. Bawat panalo sa free spin ay {times} beses ang bilang, at puwedeng magkaroon ng dagdag.',
  'rules.drawn':
    'Bago umikot ang mga reel, nabunot na ang resulta. Walang nababago ang maagang paghinto o ang turbo.',
  'rules.cherry': 'Nagbabayad ang dalawang cherry saan man sa linya, at ang kahit anong tatlong bar.',
  'table.pays': 'Bayad sa tayang {amount}',
  'table.lines': 'Ang 20 linya',
  'table.line': 'Linya {line}',
  'odds.hit': 'May bayad ang isang spin',
  'odds.free': 'May free spins ang isang spin',
  'odds.back': 'Karaniwang bumabalik',
  'odds.max': 'Pinakamalaking panalo sa isang taya',
  'odds.one': '1 sa {count}',
};

/** Texts of the reels’ rules, in English and Filipino. */
export const reelRulesTexts = { en, fil };
