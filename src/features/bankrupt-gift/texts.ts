import { useTexts } from '../../i18n/i18n.tsx';

const en = {
  title: 'A gift for your empty wallet',
  about: 'Today didn’t go your way. Here’s a little back. Keep it, or use it whenever you like.',
  gift: 'Gift {id}',
  received: 'Received',
  'state.soon': 'Opens in {time}. A good moment for a breather.',
  'state.first': 'It’s yours for another {time}. No rush.',
  'state.second': 'Gift 2 stays open for another {time}.',
  'state.empty': 'Fully claimed today. It opens again as the fund fills up.',
  'state.over': 'This gift has ended.',
  'state.done': 'Both gifts are in your wallet.',
  bets: 'Valid bets for gift 2',
  progress: '{done} of {needs}',
  collect: 'Collect {amount}',
  collecting: 'Collecting',
  done: 'OK',
  break: 'Take a break from playing',
  rules:
    'For days when you lost {loss} or more and have less than {empty} left. Once a day, up to three times a week.',
} as const;

const fil: Readonly<Record<keyof typeof en, string>> = {
  title: 'Regalo sa walang lamang wallet',
  about: 'Hindi para sa iyo ang araw na ito. May konting balik: itabi mo, o gamitin kung kailan mo gusto.',
  gift: 'Regalo {id}',
  received: 'Natanggap na',
  'state.soon': 'Magbubukas sa loob ng {time}. Magandang pagkakataon para magpahinga.',
  'state.first': 'Sa iyo pa ito nang {time}. Walang madalian.',
  'state.second': 'Bukas pa nang {time} ang regalo 2.',
  'state.empty': 'Ubos na ngayong araw. Magbubukas ulit kapag may laman na ang pondo.',
  'state.over': 'Tapos na ang regalong ito.',
  'state.done': 'Nasa wallet mo na ang dalawang regalo.',
  bets: 'Valid bet para sa regalo 2',
  progress: '{done} sa {needs}',
  collect: 'Kunin ang {amount}',
  collecting: 'Kinukuha',
  done: 'OK',
  break: 'Magpahinga muna sa paglalaro',
  rules:
    'Para sa araw na {loss} pataas ang natalo at mas mababa sa {empty} ang natira: isang beses sa isang araw, tatlo sa isang linggo.',
};

const texts = { en, fil };

/** Returns the texts of the gift for an empty wallet, in the player's language. */
export const useBankruptGiftT = () => useTexts(texts);
