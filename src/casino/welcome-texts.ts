import { useTexts } from '../i18n/i18n.tsx';

const en = {
  title: 'Your welcome gifts',
  help: 'Start with the wheel. Every spin wins.',
  steps: 'Steps',
  spin: 'Spin the wheel',
  card: 'Scratch a card',
  draw: 'Spin the jackpot',
  drops: 'Drop ten coins',
  done: 'done',
  over: 'expired',
  ready: 'ready',
  skip: 'Skip the guide',
  next: 'Next gift',
} as const;

const fil: Readonly<Record<keyof typeof en, string>> = {
  title: 'Ang welcome gifts mo',
  help: 'Unahin ang wheel. Panalo ang bawat ikot.',
  steps: 'Mga hakbang',
  spin: 'Paikutin ang wheel',
  card: 'Kaskasin ang card',
  draw: 'Subukan ang jackpot',
  drops: 'Ihulog ang sampung barya',
  done: 'tapos na',
  over: 'lumipas na',
  ready: 'handa na',
  skip: 'Laktawan muna',
  next: 'Susunod na regalo',
};

const texts = { en, fil };

/** Returns the texts of the guide for newcomers. */
export const useWelcomeT = () => useTexts(texts);
