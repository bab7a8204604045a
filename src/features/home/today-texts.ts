import { useTexts } from '../../i18n/i18n.tsx';

const en = {
  title: 'Today',
  'jackpot.left': '{amount} to a spin',
  'jackpot.deposit': 'Deposit {amount} first',
  'jackpot.all': 'All earned for today',
  'jackpot.ready': '{count} {count:spin|spins} ready',
  again: 'Keep playing',
  first: 'All games',
  'first.help': 'Pick your first one',
  look: 'Have a look',
  gifts: 'Your welcome gifts: a spin that always wins, a scratch card, a jackpot spin and ten coins.',
  'gifts.brief': 'Four welcome gifts wait for you.',
  'gifts.none': 'Every day: a spin of the wheel, red packet rains and jackpot spins.',
  'gifts.none.brief': 'Something to win every day.',
} as const;

const fil: Readonly<Record<keyof typeof en, string>> = {
  title: 'Ngayong araw',
  'jackpot.left': '{amount} pa, may spin ka',
  'jackpot.deposit': 'Mag-deposit muna ng {amount}',
  'jackpot.all': 'Nakuha na lahat ngayong araw',
  'jackpot.ready': '{count} spin ang handa',
  again: 'Ituloy ang laro',
  first: 'Lahat ng laro',
  'first.help': 'Pumili ng una mo',
  look: 'Silipin',
  gifts:
    'Ang welcome gifts mo: isang spin na laging panalo, isang scratch card, isang jackpot spin at sampung barya.',
  'gifts.brief': 'May apat kang welcome gift.',
  'gifts.none.brief': 'May mapapanalunan araw-araw.',
  'gifts.none': 'Araw-araw: ikot ng wheel, ulan ng ampao at mga jackpot spin.',
};

const texts = { en, fil };

/** Returns the texts of the offers of the day, in the player's language. */
export const useTodayT = () => useTexts(texts);
