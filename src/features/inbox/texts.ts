import { useTexts } from '../../i18n/i18n.tsx';

const en = {
  title: 'Inbox',
  unread: 'Unread',
  open: 'Open: {title}',
  empty: 'No mail yet',
  'empty.help': 'Answers, prizes and news of the fair come here.',
  lobby: 'Back to the lobby',
  delete: 'Delete',
  deleted: 'Deleted.',
  deleting: 'Deleting',
  'sure.title': 'Delete this mail?',
  'sure.text': 'It can’t be brought back.',
  keep: 'Keep it',
  gone: 'This mail is gone',
  back: 'To the inbox',
} as const;
const fil: Readonly<Record<keyof typeof en, string>> = {
  title: 'Mga mensahe',
  unread: 'Hindi pa nababasa',
  open: 'Buksan: {title}',
  empty: 'Wala pang mensahe',
  'empty.help': 'Dito darating ang mga sagot, premyo at balita ng perya.',
  lobby: 'Balik sa lobby',
  delete: 'Burahin',
  deleted: 'Nabura na.',
  deleting: 'Binubura',
  'sure.title': 'Burahin ang mensaheng ito?',
  'sure.text': 'Hindi na ito maibabalik.',
  keep: 'Huwag burahin',
  gone: 'Wala na ang mensaheng ito',
  back: 'Sa mga mensahe',
};
const texts = { en, fil };

/** Returns the texts of the inbox, in the player's language. */
export const useInboxT = () => useTexts(texts);
