import type { Locale } from '../../contract/errors.ts';

interface ConfigTexts {
  readonly notices: { id: number; icon: string; title: string; text: string }[];
  readonly helpDesk: string;
}

/** Texts of the lobby's configuration, by language. */
export const configTexts: Readonly<Record<Locale, ConfigTexts>> = {
  en: {
    helpDesk: 'Write to us',
    notices: [
      {
        id: 1,
        icon: 'fluent-emoji-flat:circus-tent',
        title: 'The fair is open',
        text: 'You can check every Lucky Jackpot spin yourself. Play for fun, with money you can spare. For players 21 and older only.',
      },
    ],
  },
  fil: {
    helpDesk: 'Sumulat sa amin',
    notices: [
      {
        id: 1,
        icon: 'fluent-emoji-flat:circus-tent',
        title: 'Bukas na ang perya',
        text: 'Puwede mong i-check ang bawat spin ng Lucky Jackpot. Maglaro para sa saya, at sa perang kaya mo lang gastusin. Para lang sa 21 pataas.',
      },
    ],
  },
};
