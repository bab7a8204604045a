import friends from '../../assets/lobby/i/busts-in-silhouette.webp';
import type { PromotionView } from './promotion-view.ts';

/** Pictures and texts of the promotion for inviting other players. */
export const share: PromotionView<'share'> = {
  name: { en: 'Invite friends', fil: 'Mag-imbita ng kaibigan' },
  picture: friends,
  row: {
    tone: 'violet',
    about: {
      en: 'Your own link and code, for friends who want to play too.',
      fil: 'Sarili mong link at code, para sa mga kaibigang gustong maglaro.',
    },
  },
};
