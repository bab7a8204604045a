import { useT, useTexts } from '../i18n/i18n.tsx';
import type { ActivityPage } from '../pages/pages.ts';
import { useAppDispatch } from '../store/hooks.ts';
import { modalOpened } from '../store/modals-slice.ts';
import { Button } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { EmptyState } from '../ui/states.tsx';
import { type DiamondPlace, DiamondWays } from './diamond-frame.tsx';
import { morePictures } from './more-pictures.ts';
import { pictures } from './pictures.ts';

const en = {
  scratchCards: 'Scratch cards',
  'scratchCards.has': 'Three alike win, up to ₱5,000',
  'scratchCards.help': 'Each card costs 50 diamonds, and bets earn diamonds.',
  mall: 'Diamond mall',
  'mall.has': 'Trade diamonds for cards, coins and goods',
  'mall.help': 'Log in to see the shelves and your diamonds.',
  cardRecords: 'Your cards',
  'cardRecords.has': 'Every card you scratch stays here',
  'cardRecords.help': 'Each with its proof, so you can check it yourself.',
  diamondHistory: 'Your diamonds',
  'diamondHistory.has': 'Every diamond, in and out',
  'diamondHistory.help': 'Log in to see where they came from and where they went.',
  goodsOrders: 'Your orders',
  'goodsOrders.has': 'What you order from the diamond mall',
  'goodsOrders.help': 'Log in to see how far it is.',
  cardRules: 'Rules and odds',
  'cardRules.has': 'The true odds of every prize',
  'cardRules.help': 'Log in to see them, with the code of your next card.',
  rank: 'Weekly rank',
  'rank.has': 'Won from spins this week, Monday to Sunday',
  'rank.help': 'Log in to see who leads, and where you stand.',
} as const;
const fil: Readonly<Record<keyof typeof en, string>> = {
  scratchCards: 'Mga scratch card',
  'scratchCards.has': 'Panalo ang tatlong magkapareho, hanggang ₱5,000',
  'scratchCards.help': '50 diamond ang bawat card, at may diamond sa bawat taya.',
  mall: 'Mall ng diamond',
  'mall.has': 'Ipalit ang diamond sa card, coin at gamit',
  'mall.help': 'Mag-log in para makita ang mga paninda at ang diamond mo.',
  cardRecords: 'Mga card mo',
  'cardRecords.has': 'Nandito ang bawat card na kinaskas mo',
  'cardRecords.help': 'May patunay ang bawat isa, kaya ikaw mismo ang makaka-check.',
  diamondHistory: 'Mga diamond mo',
  'diamondHistory.has': 'Bawat diamond, pasok at labas',
  'diamondHistory.help': 'Mag-log in para makita kung saan galing at saan napunta.',
  goodsOrders: 'Mga order mo',
  'goodsOrders.has': 'Ang mga in-order mo sa diamond mall',
  'goodsOrders.help': 'Mag-log in para makita kung nasaan na.',
  cardRules: 'Rules at odds',
  'cardRules.has': 'Ang totoong odds ng bawat premyo',
  'cardRules.help': 'Mag-log in para makita ito, kasama ang code ng susunod mong card.',
  rank: 'Rank ngayong linggo',
  'rank.has': 'Mga panalo sa spin ngayong linggo, Lunes hanggang Linggo',
  'rank.help': 'Mag-log in para makita kung sino ang nangunguna, at kung nasaan ka.',
};
const texts = { en, fil };

/** Name of each page in the links between the pages about scratch cards and diamonds. */
const PLACE_OF: Readonly<Partial<Record<ActivityPage, DiamondPlace>>> = {
  scratchCards: 'cards',
  mall: 'mall',
  cardRecords: 'record',
  diamondHistory: 'history',
  goodsOrders: 'order',
  cardRules: 'rule',
};

/** Draws what guests see of a page for players: what the page offers, and a button to log in. */
export default function GuestActivity({ page }: { page: ActivityPage }) {
  const t = useT();
  const own = useTexts(texts);
  const dispatch = useAppDispatch();
  const place = PLACE_OF[page];
  return (
    <Page title={own(page)} wide>
      {place !== undefined && <DiamondWays place={place} />}
      <EmptyState
        picture={place === undefined ? pictures.bubble : morePictures.ticket}
        title={own(`${page}.has`)}
        help={own(`${page}.help`)}
        action={
          <Button kind="gold" size="l" onClick={() => void dispatch(modalOpened({ name: 'login' }))}>
            {t('action.logIn')}
          </Button>
        }
      />
    </Page>
  );
}
