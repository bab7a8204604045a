import { useTexts } from '../../i18n/i18n.tsx';

const en = {
  title: 'Deposit days',
  about: 'A stamp for each day with deposits of {needs} or more. A missed day only pauses your card.',
  day: 'Day {day}',
  'day.had': 'Day {day}: {count} {count:diamond|diamonds}, stamped',
  'day.upgraded': 'Day {day}: {count} {count:diamond|diamonds}, stamped, counted {times} times',
  'day.today': 'Day {day}: {count} {count:diamond|diamonds}, today',
  'day.later': 'Day {day}: {count} {count:diamond|diamonds}',
  times: '×{times}',
  deposited: 'Deposited today',
  progress: '{done} of {needs}',
  collect: 'Collect {count} {count:diamond|diamonds}',
  upgrade: 'Take {count} more {count:diamond|diamonds}',
  collecting: 'Collecting',
  'state.upgrade': 'Stamped. Today’s deposits make it count {times} times.',
  'state.again': 'Stamped for today. The next one in {time}.',
  'state.missing': '{amount} to go for today’s stamp. No rush: it’s still there another day.',
  'state.empty': 'Fully claimed today. Your card is safe.',
  'state.rest': 'Deposit days are on a break. Your card is safe.',
  'closed.title': 'Deposits aren’t open yet.',
  'closed.help': 'There’s no date yet. Your card is safe: nothing on it gets lost.',
  mall: 'Use your diamonds',
  ways: 'See the ways to pay',
  login: 'Log in to see your card',
  midnight: 'A new day starts at 12:00 midnight, Manila time.',
  'rules.title': 'How it works',
  'rules.1': 'A day with deposits of {needs} or more gives one stamp. Press Collect that same day.',
  'rules.2': 'With {upgrade} or more in a day, that day’s stamp counts {times} times. Take it the same day.',
  'rules.3':
    'Missed a day? You lose nothing: your next stamp is still there. After day 7 you start a new card.',
  'rules.4':
    'The diamonds come from a fund of 0.005% of all valid bets. When it is used up, the stamp waits.',
  'rules.5': '100 diamonds change into ₱10. Deposit only what you want to play with.',
} as const;

const fil: Readonly<Record<keyof typeof en, string>> = {
  title: 'Mga araw ng deposit',
  about:
    'May tatak ang bawat araw na may deposit na {needs} pataas. Kapag may nalaktawang araw, hihinto lang ang card mo.',
  day: 'Araw {day}',
  'day.had': 'Araw {day}: {count} diamonds, may tatak na',
  'day.upgraded': 'Araw {day}: {count} diamonds, may tatak na, {times} beses ang bilang',
  'day.today': 'Araw {day}: {count} diamonds, ngayon',
  'day.later': 'Araw {day}: {count} diamonds',
  times: '×{times}',
  deposited: 'Na-deposit ngayong araw',
  progress: '{done} sa {needs}',
  collect: 'Kunin ang {count} diamonds',
  upgrade: 'Kunin ang {count} pang diamonds',
  collecting: 'Kinukuha',
  'state.upgrade': 'May tatak na. Dahil sa deposit ngayong araw, {times} beses ang bilang nito.',
  'state.again': 'May tatak na ngayong araw. Ang susunod: {time} pa.',
  'state.missing':
    '{amount} pa para sa tatak ngayong araw. Walang madalian: nandito pa rin ito sa ibang araw.',
  'state.empty': 'Ubos na ngayong araw. Hinihintay ka ng card mo.',
  'state.rest': 'Pahinga muna ang mga araw ng deposit. Hinihintay ka ng card mo.',
  'closed.title': 'Hindi pa bukas ang deposit.',
  'closed.help': 'Wala pang petsa. Ligtas ang card mo: walang mawawala rito.',
  mall: 'Gamitin ang diamonds mo',
  ways: 'Tingnan ang paraan ng pagbabayad',
  login: 'Mag-log in para makita ang card mo',
  midnight: 'Nagsisimula ang bagong araw sa 12:00 ng hatinggabi, oras sa Maynila.',
  'rules.title': 'Paano ito',
  'rules.1': 'Isang tatak sa araw na may deposit na {needs} pataas, sa pagpindot ng Kunin sa araw na iyon.',
  'rules.2':
    'Kapag {upgrade} pataas sa isang araw, {times} beses ang bilang ng tatak nito. Kunin sa araw ding iyon.',
  'rules.3':
    'Walang nawawala sa nalaktawang araw: naghihintay ang susunod na tatak. Pagkatapos ng araw 7, bagong card na.',
  'rules.4':
    'Galing ang diamonds sa pondong 0.005% ng lahat ng valid bet. Kapag naubos, maghihintay ang tatak.',
  'rules.5': 'Ang 100 diamonds ay nagiging ₱10. Mag-deposit lang ng kaya mong ilaro.',
};

const texts = { en, fil };

/** Returns the texts of the deposit days, in the player's language. */
export const useRechargeSignT = () => useTexts(texts);
/** Type of the function that reads the texts of the deposit days. */
export type RechargeSignT = ReturnType<typeof useRechargeSignT>;
