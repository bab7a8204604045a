import { useTexts } from '../../i18n/i18n.tsx';

const en = {
  'bind.title': 'Add your mobile number',
  'bind.help': 'With a number you can log in by text, and get back in when you forget your password.',
  'bind.submit': 'Save my number',
  'bind.busy': 'Checking the code',
  'bind.done': 'Your number is saved.',
  'bind.already': 'Your number is saved',
  'info.title': 'Your ways to log in',
  'info.about': 'The more ways you have, the safer your account: people lose SIM cards and forget passwords.',
  'info.account': 'Account name',
  'info.mobile': 'Mobile number',
  'info.password': 'Password',
  'info.none': 'Not yet',
  'info.set': 'Set',
  'info.add': 'Add',
} as const;

const fil: Readonly<Record<keyof typeof en, string>> = {
  'bind.title': 'Idagdag ang mobile number mo',
  'bind.help':
    'Kapag may number, puwede kang mag-log in sa text at makabalik kahit makalimutan ang password.',
  'bind.submit': 'I-save ang number ko',
  'bind.busy': 'Chine-check ang code',
  'bind.done': 'Na-save na ang number mo.',
  'bind.already': 'Naka-save na ang number mo',
  'info.title': 'Paano ka makakapag-log in',
  'info.about':
    'Mas maraming paraan, mas ligtas ang account mo: nawawala ang SIM at nalilimutan ang password.',
  'info.account': 'Account name',
  'info.mobile': 'Mobile number',
  'info.password': 'Password',
  'info.none': 'Wala pa',
  'info.set': 'Mayroon na',
  'info.add': 'Idagdag',
};

const texts = { en, fil };

/** Texts of binding a number and of the ways to log in. */
export const useBindT = () => useTexts(texts);
