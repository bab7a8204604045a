import { useTexts } from '../../i18n/i18n.tsx';

const en = {
  'auth.loggedOut': 'You are logged out.',
  'me.title': 'Me',
  'me.diamonds': 'Diamonds',
  'me.balance': 'Balance',
  'me.vip': 'VIP {level}',
  'me.id': 'Player {id}',
  'me.account': 'Account',
  'me.setPassword': 'Set a password',
  'me.fair': 'Provably fair',
  'me.settings': 'Settings',
  'me.language': 'Language',
  'me.sound': 'Sound',
  'me.sound.help': 'Effects of the games, and music if you want it.',
  'me.music': 'Music',
  'me.music.help': 'Plays in games once you touch them, and rests after a minute without you.',
  'me.motion': 'Pause motion',
  'me.motion.help': 'Nothing moves on its own; results appear at once.',
  'me.turbo': 'Turbo',
  'me.turbo.help': 'Shorter animations. The odds never change.',
  'me.calm': 'Kind mode',
  'me.calm.help': 'Calmer rounds, at least 2.5 seconds each.',
  'me.lastSession': 'Last session: {time}',
} as const;

const fil: Readonly<Record<keyof typeof en, string>> = {
  'auth.loggedOut': 'Naka-log out ka na.',
  'me.title': 'Ako',
  'me.diamonds': 'Diamonds',
  'me.balance': 'Balanse',
  'me.vip': 'VIP {level}',
  'me.id': 'Player {id}',
  'me.account': 'Account',
  'me.setPassword': 'Magtakda ng password',
  'me.fair': 'Patas na napapatunayan',
  'me.settings': 'Settings',
  'me.language': 'Wika',
  'me.sound': 'Tunog',
  'me.sound.help': 'Effects ng mga laro, at musika kung gusto mo.',
  'me.music': 'Musika',
  'me.music.help': 'Tumutugtog sa laro kapag ginalaw mo, at tumitigil matapos ang isang minutong wala ka.',
  'me.motion': 'Ihinto ang galaw',
  'me.motion.help': 'Walang kusang gumagalaw; lumalabas agad ang resulta.',
  'me.turbo': 'Turbo',
  'me.turbo.help': 'Mas maikling animation. Hindi nagbabago ang odds.',
  'me.calm': 'Kind mode',
  'me.calm.help': 'Mas kalmadong round, hindi bababa sa 2.5 segundo.',
  'me.lastSession': 'Huling session: {time}',
};

const texts = { en, fil };

/** Texts of the player's own page. */
export const useMemberT = () => useTexts(texts);
