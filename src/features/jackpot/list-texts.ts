import { addTexts } from '../../i18n/i18n.tsx';
import { jackpotTexts } from './texts.ts';

const en = {
  'record.bag': 'In your bag',
  'record.empty': 'No spins yet',
  'record.empty.help': 'All your spins are listed here, each with its proof.',
  'rank.title': 'Weekly rank',
  'rank.way': 'To the jackpot',
  'rank.week': 'Won from spins this week, Monday to Sunday.',
  'rank.empty': 'Nobody has won yet this week',
  'rank.empty.help': 'It could be you. A new week starts every Monday at midnight, Manila time.',
  'rank.you': 'You',
  'rank.own': 'Your rank',
  'rank.none': 'Not ranked yet',
  'rules.how.1':
    'Every {amount} of valid bets in a day earns a spin, up to {max} a day. Slots count in full, other games count less.',
  'rules.how.2': 'Your first spin of the day also needs {amount} in deposits over the last seven days.',
  'rules.how.3': 'Unused spins stay for 30 days. A day starts at midnight, Manila time.',
  'rules.odds': 'Prizes and odds',
  'rules.odds.chance': 'Chance',
  'rules.wheel': 'The jackpot wheel',
  'rules.wheel.help': 'The four parts look the same size, but their chances differ:',
  'rules.pool': 'Pool',
  'rules.money': 'Every spin adds ₱5 to each pool. Win a pool and you get all of it. Then it starts over.',
  'rules.back': 'What comes back',
  'rules.return':
    'Each spin is worth ₱25. On average it gives back ₱24.04: ₱4.04 from the grid and ₱20 from the pools.',
  'rules.fair':
    'The server decides every spin before the lights move. You see a code before the spin and the seed behind it after, in your record. So nobody can change a result, not even us.',
  'rules.now': 'Code of your next spin',
} as const;

const fil: Readonly<Record<keyof typeof en, string>> = {
  'record.bag': 'Nasa bag mo',
  'record.empty': 'Wala pang spin',
  'record.empty.help': 'Nandito ang lahat ng spin mo, bawat isa may patunay.',
  'rank.title': 'Rank ngayong linggo',
  'rank.way': 'Sa jackpot',
  'rank.week': 'Mga panalo sa spin ngayong linggo, Lunes hanggang Linggo.',
  'rank.empty': 'Wala pang nanalo ngayong linggo',
  'rank.empty.help': 'Baka ikaw na. Bagong linggo tuwing Lunes ng hatinggabi, oras sa Manila.',
  'rank.you': 'Ikaw',
  'rank.own': 'Rank mo',
  'rank.none': 'Wala pang rank',
  'rules.how.1':
    'Isang spin sa bawat {amount} na valid bet sa isang araw, hanggang {max} bawat araw. Buo ang bilang ng slots, mas mababa ang ibang laro.',
  'rules.how.2': 'Kailangan din ng {amount} na deposit sa huling pitong araw para sa unang spin ng araw.',
  'rules.how.3': '30 araw ang itatagal ng hindi nagamit na spin. Hatinggabi sa Manila ang simula ng araw.',
  'rules.odds': 'Mga premyo at odds',
  'rules.odds.chance': 'Tsansa',
  'rules.wheel': 'Ang jackpot wheel',
  'rules.wheel.help': 'Magkakasinlaki ang apat na bahagi, pero iba-iba ang tsansa:',
  'rules.pool': 'Pool',
  'rules.money':
    'Bawat spin ay may dagdag na ₱5 sa bawat pool. Sa iyo ang buong pool kapag napanalunan mo. Saka ito magsisimula ulit.',
  'rules.back': 'Ang bumabalik',
  'rules.return':
    '₱25 ang halaga ng bawat spin. Sa average, ₱24.04 ang bumabalik: ₱4.04 sa grid at ₱20 sa mga pool.',
  'rules.fair':
    'Nagpapasya ang server bago gumalaw ang ilaw. May code kang makikita bago ang spin at ang seed nito pagkatapos, sa record mo. Kaya walang makakapagpalit ng resulta, kahit kami.',
  'rules.now': 'Code ng susunod mong spin',
};

/** Texts for the lists and rules of the Lucky Jackpot, including those of its page; loaded when one of them opens. */
export const jackpotListTexts = addTexts(jackpotTexts, { en, fil });
