import { useTexts } from '../../i18n/i18n.tsx';

const en = {
  title: 'My profile',
  'info.title': 'Name and picture',
  nickname: 'Nickname',
  'nickname.help': 'Up to 12 characters. Others see a part of it. Leave it empty to use your account name.',
  avatar: 'Picture',
  save: 'Save',
  saving: 'Saving',
  saved: 'Saved.',
  account: 'Account',
  mobile: 'Mobile number',
  none: 'Not yet',
  member: 'Player since',
  edit: 'Name and picture',
  kyc: 'Verification',
  ways: 'Ways to log in',
  report: 'Daily report',
  retrieve: 'Retrieve balance',
  break: 'Take a break from playing',
} as const;
const fil: Readonly<Record<keyof typeof en, string>> = {
  title: 'Profile ko',
  'info.title': 'Pangalan at larawan',
  nickname: 'Palayaw',
  'nickname.help':
    'Hanggang 12 character. Bahagi lang ang makikita ng iba. Iwang blangko para sa account name mo.',
  avatar: 'Larawan',
  save: 'I-save',
  saving: 'Sine-save',
  saved: 'Na-save na.',
  account: 'Account mo',
  mobile: 'Mobile number mo',
  none: 'Wala pa',
  member: 'Manlalaro mula',
  edit: 'Pangalan at larawan',
  kyc: 'Beripikasyon',
  ways: 'Paano mag-log in',
  report: 'Ulat bawat araw',
  retrieve: 'Bawiin ang balance',
  break: 'Magpahinga muna sa laro',
};
const texts = { en, fil };

/** Texts of the player's profile. */
export const useProfileT = () => useTexts(texts);
