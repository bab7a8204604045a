import { describe, expect, it } from 'vitest';
import { START_UP as ALL, START_UP_POPUPS, type StartUpPopup } from '../../../contract/promotions/popups.ts';
import type { StartUpState } from '../../promotions/promotion-view.ts';
import { startUpPopups } from './start-up-popups.ts';

const namesOf = (state: StartUpState): readonly StartUpPopup[] =>
  startUpPopups(state).map(({ name }) => name);
const BOOLEANS = [false, true] as const;
const subsets = <Item>(items: readonly Item[]): Item[][] =>
  items.reduce<Item[][]>((sets, item) => sets.flatMap((set) => [set, [...set, item]]), [[]]);

/** Popups that guests see if their activity is public. */
const PUBLIC = START_UP_POPUPS.flatMap(({ name, startUp }) => (startUp.guests === 'if-shown' ? [name] : []));

/**
 * All states at the start of a session: 2⁸ sets of open activities, times 2³ sets of public ones, times 2⁷ for the
 * other seven values.
 */
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

describe('start-up popups, over all states', () => {
  const shown = states.map((state) => ({ state, popups: namesOf(state) }));
  /** Returns the states in which the popup is wrongly shown or wrongly left out, given when it is due (`isDue`). */
  const wrongOf = (popup: StartUpPopup, isDue: (state: StartUpState) => boolean) =>
    shown.filter(
      ({ state, popups }) =>
        popups.includes(popup) !==
        (state.open.has(popup) && isDue(state) && (popup === 'kyc' || !state.isNewcomer)),
    );

  it('are tested in 2¹⁸ states', () => {
    expect(states).toHaveLength(2 ** 18);
  });

  it('are the ones in the product rules, in that order', () => {
    expect(ALL).toEqual([
      'kyc',
      'download',
      'firstDepositTips',
      'notice',
      'firstDeposit',
      'rechargeSign',
      'signIn',
      'redVsBlue',
    ]);
    expect(PUBLIC).toEqual(['firstDepositTips', 'firstDeposit', 'redVsBlue']);
  });

  it('are shown in a fixed order, each once', () => {
    const inOrder = (popups: readonly StartUpPopup[]) =>
      popups.every((popup, at) => at === 0 || ALL.indexOf(popups[at - 1] ?? popup) < ALL.indexOf(popup));
    expect(shown.filter(({ popups }) => !inOrder(popups))).toEqual([]);
  });

  it('ask players for identity documents, newcomers too', () => {
    expect(wrongOf('kyc', (state) => state.isLoggedIn && !state.isAddKyc)).toEqual([]);
  });

  it('offer the app to players whose browser can install it', () => {
    expect(wrongOf('download', (state) => state.isLoggedIn && state.canInstall)).toEqual([]);
  });

  it('show the tips for a first deposit until it is made, and both deposit popups to guests only if the activities of these popups are public', () => {
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

  it('show the announcement when it is due, and the card of the deposit days to players', () => {
    expect(wrongOf('notice', (state) => state.isNoticeDue)).toEqual([]);
    expect(wrongOf('rechargeSign', (state) => state.isLoggedIn)).toEqual([]);
  });

  it('show the card of the daily visit if there is a stamp to collect, and red versus blue only otherwise', () => {
    expect(wrongOf('signIn', (state) => state.isLoggedIn && state.canSignIn)).toEqual([]);
    expect(
      wrongOf('redVsBlue', (state) =>
        state.isLoggedIn ? !state.canSignIn : state.forGuests.has('redVsBlue'),
      ),
    ).toEqual([]);
    expect(shown.some(({ popups }) => popups.includes('signIn') && popups.includes('redVsBlue'))).toBe(false);
  });

  it('are shown once a session: seen popups are left out, the others keep their order, and none is added', () => {
    const wrong = shown.filter(({ state, popups }) =>
      popups.some((_, count) => {
        const seen = new Set(popups.slice(0, count + 1));
        const rest = namesOf({ ...state, seen });
        // The state after the player has also collected the day's stamp.
        const later = namesOf({ ...state, seen, canSignIn: state.canSignIn && !seen.has('signIn') });
        return rest.join() !== popups.slice(count + 1).join() || later.join() !== rest.join();
      }),
    );
    expect(wrong).toEqual([]);
  });
});
