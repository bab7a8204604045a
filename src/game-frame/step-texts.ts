/** English texts that step games share; `fil` below has the same keys in Filipino. */
const en = {
  difficulty: 'Difficulty',
  easy: 'Easy',
  medium: 'Medium',
  hard: 'Hard',
  expert: 'Expert',
  master: 'Master',
  'rules.cashOut':
    'After every win you may cash out what the round stands at, or go on. A miss ends the round and the bet is lost.',
  'rules.auto':
    'After the last step you are cashed out automatically, and also where the next step could win more than one bet can.',
  'rules.left':
    'A round that you leave stays open for 24 hours. Then it is cashed out; with no win yet your bet comes back.',
  'odds.back': 'Average return with your choice',
  'odds.range': 'Average return, over all choices',
  'odds.max': 'Biggest win per bet',
  'table.title': 'Your choice, step by step',
  'table.steps': 'Wins',
  'table.pays': 'Pays',
  'table.chance': 'Chance to get there',
} as const;
const fil: Readonly<Record<keyof typeof en, string>> = {
  difficulty: 'Hirap',
  easy: 'Madali',
  medium: 'Katamtaman',
  hard: 'Mahirap',
  expert: 'Eksperto',
  master: 'Maestro',
  'rules.cashOut':
    'Pagkatapos ng bawat panalo, puwede mong i-cash out ang halaga ng round o magpatuloy. Kapag sumablay, tapos ang round at talo ang taya.',
  'rules.auto':
    'Pagkatapos ng huling hakbang, kusa kang naka-cash out, pati kapag lalampas sa pinakamalaking panalo ang susunod.',
  'rules.left':
    'Ang round na iniwan mo ay bukas nang 24 na oras. Pagkatapos ay ika-cash out ito; kung wala pang panalo, babalik ang taya mo.',
  'odds.back': 'Karaniwang bumabalik sa napili mo',
  'odds.range': 'Karaniwang bumabalik sa lahat ng mapipili',
  'odds.max': 'Pinakamalaking panalo sa isang taya',
  'table.title': 'Ang napili mo, bawat hakbang',
  'table.steps': 'Panalo',
  'table.pays': 'Bayad',
  'table.chance': 'Tsansang umabot',
};

/** Texts that step games share, in English and Filipino. */
export const stepTexts = { en, fil };
