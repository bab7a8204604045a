import calendar from '../../assets/lobby/i/calendar.webp';
import small from '../../assets/lobby/i/calendar.webp?width=112';
import type { PromotionView } from './promotion-view.ts';

/** Pictures, texts and popup of the daily visit, whose stamps players collect. */
export const signIn: PromotionView<'signIn'> = {
  name: { en: 'Daily visit', fil: 'Araw-araw na dalaw' },
  picture: calendar,
  card: { small, words: 'sign-in check-in diamonds calendar stamp tatak dalaw kalendaryo' },
  row: {
    tone: 'violet',
    about: {
      en: 'Diamonds for each day you stop by: 5 on the first, 50 on the seventh.',
      fil: 'Diamonds sa bawat araw na dadalaw ka: 5 sa una, 50 sa ikapito.',
    },
  },
  popup: {
    load: () => import('../features/sign-in/sign-in-modal.tsx'),
    isDue: ({ canSignIn }) => canSignIn,
  },
};
