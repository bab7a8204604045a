import { useTexts } from '../../i18n/i18n.tsx';

const en = {
  'auth.loggedOut': 'You’re logged out.',
  'me.logOut': 'Log out',
  'me.title': 'Me',
  'me.diamonds': 'Diamonds',
  'me.balance': 'Balance',
  'me.bag': 'My bag',
  'me.vip': 'VIP {level}',
  'me.id': 'Player {id}',
  'me.account': 'Account',
  'me.setPassword': 'Set a password',
  'me.games': 'My games',
  'me.rank': 'Weekly rank',
  'me.fair': 'Provably fair',
  'me.settings': 'Settings',
  'me.language': 'Language',
  'me.sound': 'Sound',
  'me.sound.help': 'Game sounds, plus music if you like.',
  'me.music': 'Music',
  'me.music.help': 'Plays in games and stops after a minute away.',
  'me.motion': 'Less motion',
  'me.motion.help': 'Nothing moves on its own. Results show at once.',
  'me.turbo': 'Turbo',
  'me.turbo.help': 'Faster rounds, same odds.',
  'me.calm': 'Calm mode',
  'me.calm.help': 'Slower, quieter rounds of at least 2.5 seconds.',
  'me.lastSession': 'Last visit: {time}',
} as const;

const fil: Readonly<Record<keyof typeof en, string>> = {
  'auth.loggedOut': 'Naka-log out ka na.',
  'me.logOut': 'Mag-log out',
  'me.title': 'Ako',
  'me.diamonds': 'Mga diamond',
  'me.balance': 'Balance',
  'me.bag': 'Bag ko',
  'me.vip': 'VIP {level}',
  'me.id': 'Player {id}',
  'me.account': 'Account',
  'me.setPassword': 'Gumawa ng password',
  'me.games': 'Mga laro ko',
  'me.rank': 'Rank ngayong linggo',
  'me.fair': 'Patas at may patunay',
  'me.settings': 'Settings',
  'me.language': 'Wika',
  'me.sound': 'Tunog',
  'me.sound.help': 'Tunog ng mga laro, pati music kung gusto mo.',
  'me.music': 'Musika',
  'me.music.help': 'Tumutugtog sa mga laro at humihinto kapag isang minuto kang wala.',
  'me.motion': 'Bawas galaw',
  'me.motion.help': 'Walang kusang gumagalaw. Labas agad ang resulta.',
  'me.turbo': 'Turbo',
  'me.turbo.help': 'Mas mabilis na round, parehong odds.',
  'me.calm': 'Kalmadong mode',
  'me.calm.help': 'Mas mabagal at tahimik, 2.5 segundo pataas bawat round.',
  'me.lastSession': 'Huling bisita: {time}',
};

const texts = { en, fil };

/** Texts of the player's own page. */
export const useMemberT = () => useTexts(texts);
