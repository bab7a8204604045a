import { describe, expect, it } from 'vitest';
import type { StartUpPopup } from '../../store/modals-slice.ts';
import { startUpPopups, type StartUpState } from './start-up-popups.ts';

const ALL = [
  'kyc',
  'download',
  'firstDepositTips',
  'notice',
  'firstDeposit',
  'rechargeSign',
  'signIn',
  'redVsBlue',
] as const satisfies readonly StartUpPopup[];
const BOOLEANS = [false, true] as const;
const subsets = <Item>(items: readonly Item[]): Item[][] =>
  items.reduce<Item[][]>((sets, item) => sets.flatMap((set) => [set, [...set, item]]), [[]]);

/** Popups whose activity may be shown to guests. */
const PUBLIC = ['firstDepositTips', 'firstDeposit', 'redVsBlue'] as const satisfies readonly StartUpPopup[];

/** Every initial state of a session: 2⁸ sets of open activities, 2³ shown to guests, by 2⁷ of everything else. */
const states: StartUpState[] = subsets(ALL).flatMap((open) =>
  BOOLEANS.flatMap((isLoggedIn) =>
    BOOLEANS.flatMap((canInstall) =>
      [0, 20_00].flatMap((totalRecharge) =>
        subsets(PUBLIC).flatMap((shownToGuests) =>
          BOOLEANS.flatMap((isNoticeDue) =>
            BOOLEANS.flatMap((canSignIn) =>
              BOOLEANS.flatMap((isAddKyc) =>
                BOOLEANS.map((isNewcomer) => ({
                  isLoggedIn,
                  canInstall,
                  totalRecharge,
                  open: new Set(open),
                  forGuests: new Set<StartUpPopup>(shownToGuests),
                  seen: new Set<StartUpPopup>(),
                  isNoticeDue,
                  canSignIn,
                  isAddKyc,
                  isNewcomer,
                })),
              ),
            ),
          ),
        ),
      ),
    ),
  ),
);

describe('start-up popups, over every state', () => {
  const shown = states.map((state) => ({ state, popups: startUpPopups(state) }));
  /** Returns the states in which a popup appears although its activity is closed or it is not due, or the reverse. */
  const wrongOf = (popup: StartUpPopup, isDue: (state: StartUpState) => boolean) =>
    shown.filter(
      ({ state, popups }) =>
        popups.includes(popup) !==
        (state.open.has(popup) && isDue(state) && (popup === 'kyc' || !state.isNewcomer)),
    );

  it('cover 2¹⁸ states', () => {
    expect(states).toHaveLength(2 ** 18);
  });

  it('come in a fixed order, each once', () => {
    const inOrder = (popups: readonly StartUpPopup[]) =>
      popups.every((popup, at) => at === 0 || ALL.indexOf(popups[at - 1] ?? popup) < ALL.indexOf(popup));
    expect(shown.filter(({ popups }) => !inOrder(popups))).toEqual([]);
  });

  it('ask players for their documents, also newcomers', () => {
    expect(wrongOf('kyc', (state) => state.isLoggedIn && !state.isAddKyc)).toEqual([]);
  });

  it('offer the app to players in a browser', () => {
    expect(wrongOf('download', (state) => state.isLoggedIn && state.canInstall)).toEqual([]);
  });

  it('show the first deposit until it is made, to guests only if they may see it', () => {
    expect(
      wrongOf(
        'firstDepositTips',
        (state) => state.totalRecharge === 0 && (state.isLoggedIn || state.forGuests.has('firstDepositTips')),
      ),
    ).toEqual([]);
    expect(
      wrongOf('firstDeposit', (state) => state.isLoggedIn || state.forGuests.has('firstDeposit')),
    ).toEqual([]);
  });

  it('show the notice when it is due, and the deposit card to players', () => {
    expect(wrongOf('notice', (state) => state.isNoticeDue)).toEqual([]);
    expect(wrongOf('rechargeSign', (state) => state.isLoggedIn)).toEqual([]);
  });

  it('show the daily visit’s card while there is a stamp, and red versus blue only otherwise', () => {
    expect(wrongOf('signIn', (state) => state.isLoggedIn && state.canSignIn)).toEqual([]);
    expect(
      wrongOf('redVsBlue', (state) =>
        state.isLoggedIn ? !state.canSignIn : state.forGuests.has('redVsBlue'),
      ),
    ).toEqual([]);
    expect(shown.some(({ popups }) => popups.includes('signIn') && popups.includes('redVsBlue'))).toBe(false);
  });

  it('come up once a session: seen popups are left out, the rest keeps its order, and nothing replaces them', () => {
    const wrong = shown.filter(({ state, popups }) =>
      popups.some((_, count) => {
        const seen = new Set(popups.slice(0, count + 1));
        const rest = startUpPopups({ ...state, seen });
        // Meanwhile the day's stamp was collected, and the pending data was sent.
        const later = startUpPopups({ ...state, seen, canSignIn: state.canSignIn && !seen.has('signIn') });
        return rest.join() !== popups.slice(count + 1).join() || later.join() !== rest.join();
      }),
    );
    expect(wrong).toEqual([]);
  });
});
