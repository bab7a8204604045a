import { useTexts } from '../../i18n/i18n.tsx';

const en = {
  title: 'Daily visit',
  about: 'Diamonds for stopping by. A missed day only pauses your count.',
  day: 'Day {day}',
  'day.had': 'Day {day}: {count} {count:diamond|diamonds}, stamped',
  'day.today': 'Day {day}: {count} {count:diamond|diamonds}, today',
  'day.later': 'Day {day}: {count} {count:diamond|diamonds}',
  'day.last': 'Day {day}: {count} {count:diamond|diamonds}, needs {amount} in valid bets that week',
  needs: 'needs {amount} in valid bets that week',
  collect: 'Collect {count} {count:diamond|diamonds}',
  collecting: 'Collecting',
  again: 'Stamped for today. The next one in {time}.',
  missing: 'Bet {amount} more this week for the {count} {count:diamond|diamonds} of day 7.',
  play: 'Choose a game',
  empty: 'Fully claimed today. Your card is safe.',
  closed: 'The daily visit is on a break. Your card is safe.',
  mall: 'Use your diamonds',
  midnight: 'A new day starts at 12:00 midnight, Manila time.',
  rules: 'Rules',
  'rules.title': 'Rules of the daily visit',
  'rules.1': 'One stamp a day, by pressing Collect. Each stamp is worth its diamonds at once.',
  'rules.2': 'Missed a day? You lose nothing: your next stamp is still there.',
  'rules.3': 'After day 7 a new card begins the next day.',
  'rules.stamps': 'What the stamps are worth',
  'rules.stamp': 'Stamp',
  'rules.diamonds': 'Diamonds',
  'rules.last': 'For day 7, place {amount} in valid bets that week, Monday to Sunday.',
  'rules.worth': '100 diamonds change into ₱10. See the mall for more.',
  'rules.fund':
    'The diamonds come from a fund of 0.01% of all valid bets. When it is used up, the stamp waits for the next day.',
  'rules.card': 'To your card',
} as const;

const fil: Readonly<Record<keyof typeof en, string>> = {
  title: 'Araw-araw na dalaw',
  about: 'Diamonds sa pagdalaw mo. Kapag may nalaktawang araw, hihinto lang ang bilang.',
  day: 'Araw {day}',
  'day.had': 'Araw {day}: {count} diamonds, may tatak na',
  'day.today': 'Araw {day}: {count} diamonds, ngayon',
  'day.later': 'Araw {day}: {count} diamonds',
  'day.last': 'Araw {day}: {count} diamonds, kailangan ng {amount} valid bet sa linggong iyon',
  needs: 'kailangan ng {amount} valid bet sa linggong iyon',
  collect: 'Kunin ang {count} diamonds',
  collecting: 'Kinukuha',
  again: 'May tatak na ngayong araw. Ang susunod: {time} pa.',
  missing: 'Tumaya pa ng {amount} ngayong linggo para sa {count} diamonds ng araw 7.',
  play: 'Pumili ng laro',
  empty: 'Ubos na ngayong araw. Hinihintay ka ng card mo.',
  closed: 'Pahinga muna ang araw-araw na dalaw. Hinihintay ka ng card mo.',
  mall: 'Gamitin ang diamonds mo',
  midnight: 'Nagsisimula ang bagong araw sa 12:00 ng hatinggabi, oras sa Maynila.',
  rules: 'Rules',
  'rules.title': 'Rules ng araw-araw na dalaw',
  'rules.1': 'Isang tatak bawat araw, sa pagpindot ng Kunin. Makukuha agad ang diamonds ng tatak.',
  'rules.2': 'Walang nawawala sa nalaktawang araw: hinihintay ka ng susunod na tatak.',
  'rules.3': 'Pagkatapos ng araw 7, bagong card sa susunod na araw.',
  'rules.stamps': 'Halaga ng mga tatak',
  'rules.stamp': 'Tatak',
  'rules.diamonds': 'Bilang ng diamonds',
  'rules.last': 'Kailangan ng araw 7 ang {amount} valid bet sa linggong iyon, Lunes hanggang Linggo.',
  'rules.worth': 'Ang 100 diamonds ay nagiging ₱10. Tingnan ang mall para sa iba pa.',
  'rules.fund':
    'Galing ang diamonds sa pondong 0.01% ng lahat ng valid bet. Kapag naubos, maghihintay ang tatak sa susunod na araw.',
  'rules.card': 'Sa card mo',
};

const texts = { en, fil };

/** Returns the texts of the daily visit, in the player's language. */
export const useSignInT = () => useTexts(texts);
/** Type of the function that reads the texts of the daily visit. */
export type SignInT = ReturnType<typeof useSignInT>;
