/** A language of the lobby: English or Filipino. */
export type Language = 'en' | 'fil';

/** An activity, and the names that e2e tests look for on its card and its page. */
export interface ActivityFixture {
  /** Name on the activity's card in the lobby. */
  readonly name: Readonly<Record<Language, string>>;
  readonly path: string;
  readonly scene: string;
  /** Name of the main button on the activity's page. */
  readonly main: Readonly<Record<Language, RegExp>>;
}

/** Activities in the lobby's row "At the fair", in order. */
export const ACTIVITY_FIXTURES: readonly ActivityFixture[] = [
  {
    name: { en: 'Lucky Jackpot', fil: 'Lucky Jackpot' },
    path: '/activity/jackpot',
    scene: 'lucky-jackpot',
    main: { en: /^Spin, \d+ left$/, fil: /^Ikot, \d+ pa$/ },
  },
  {
    name: { en: 'Coin Pusher', fil: 'Coin Pusher' },
    path: '/activity/coin-pusher',
    scene: 'coin-pusher',
    main: { en: /^Drop a coin for ₱1$/, fil: /^Maghulog ng barya, ₱1$/ },
  },
  {
    name: { en: 'Scratch cards', fil: 'Scratch cards' },
    path: '/activity/lottery',
    scene: 'scratch-card',
    main: { en: /^(?:Play|Buy) 1 card/, fil: /^(?:Laruin ang|Bumili ng) 1 card/ },
  },
  {
    name: { en: 'Halloween', fil: 'Halloween' },
    path: '/activity/halloween',
    scene: 'halloween-slots',
    main: { en: /^Spin for ₱1\.00$/, fil: /^Ikot sa halagang ₱1\.00$/ },
  },
  {
    name: { en: 'Slot Shack', fil: 'Slot Shack' },
    path: '/activity/slotshack',
    scene: 'slotshack',
    main: { en: /^Spin for ₱1\.00$/, fil: /^Ikot sa halagang ₱1\.00$/ },
  },
  {
    name: { en: 'Daily Spin', fil: 'Daily Spin' },
    path: '/activity/spin',
    scene: 'daily-spin',
    main: { en: /^Spin$/, fil: /^Ikot$/ },
  },
  {
    name: { en: 'Red packets', fil: 'Ampao' },
    path: '/activity/red-packet-rain',
    scene: 'red-packet-rain',
    main: { en: /^Join the rain$/, fil: /^Sumali sa ulan$/ },
  },
];
