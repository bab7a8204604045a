import { useTexts } from '../../i18n/i18n.tsx';

const en = {
  title: 'My profile',
  'info.title': 'Name, picture, contact',
  nickname: 'Nickname',
  'nickname.help':
    'Up to {most} characters. Others see a part of it. Leave it empty to use your account name.',
  avatar: 'Picture',
  own: 'Your own picture',
  'own.choose': 'Your own',
  'own.bad': 'We can’t open it',
  'own.unchanged':
    'This browser hides pictures from us. Choose a JPEG or PNG of at most 40 KB, or use another browser.',
  contact: 'How we reach you',
  'contact.about': 'For customer service, if your number doesn’t work. Nobody else sees it.',
  'contact.email': 'Email',
  'contact.viber': 'Viber number',
  'contact.telegram': 'Telegram name',
  'contact.offers': 'Send me offers this way. I can stop them here at any time.',
  'contact.save': 'Save contact details',
  save: 'Save',
  saving: 'Saving',
  saved: 'Saved.',
  account: 'Account',
  mobile: 'Mobile number',
  none: 'Not yet',
  member: 'Player since',
  edit: 'Name, picture, contact',
  kyc: 'Verification',
  ways: 'Ways to log in',
  report: 'Daily report',
  retrieve: 'Retrieve balance',
  break: 'Take a break from playing',
} as const;
const fil: Readonly<Record<keyof typeof en, string>> = {
  title: 'Profile ko',
  'info.title': 'Pangalan, larawan, contact',
  nickname: 'Palayaw',
  'nickname.help':
    'Hanggang {most} character. Bahagi lang ang makikita ng iba. Iwang blangko para sa account name mo.',
  avatar: 'Larawan',
  own: 'Sarili mong larawan',
  'own.choose': 'Sarili ko',
  'own.bad': 'Hindi mabuksan',
  'own.unchanged':
    'Itinatago ng browser na ito ang mga larawan sa amin. Pumili ng JPEG o PNG na hanggang 40 KB, o gumamit ng ibang browser.',
  contact: 'Paano ka namin maaabot',
  'contact.about': 'Para sa customer service, kung hindi gumana ang number mo. Walang ibang makakakita.',
  'contact.email': 'Email mo',
  'contact.viber': 'Viber number mo',
  'contact.telegram': 'Telegram name mo',
  'contact.offers': 'Padalhan ako ng mga offer dito. Puwede ko itong itigil anumang oras.',
  'contact.save': 'I-save ang contact details',
  save: 'I-save',
  saving: 'Sine-save',
  saved: 'Na-save na.',
  account: 'Account mo',
  mobile: 'Mobile number mo',
  none: 'Wala pa',
  member: 'Manlalaro mula',
  edit: 'Pangalan, larawan, contact',
  kyc: 'Beripikasyon',
  ways: 'Paano mag-log in',
  report: 'Ulat bawat araw',
  retrieve: 'Bawiin ang balance',
  break: 'Magpahinga muna sa laro',
};
const texts = { en, fil };

/** Returns the texts of the player's profile, in the player's language. */
export const useProfileT = () => useTexts(texts);
