import { ActivityId } from '../../contract/activities.ts';
import { ErrorCode, errorTextsOf } from '../../contract/errors.ts';
import { DROP_PRICE, MEASURED_RETURN, PRIZES } from '../../fair/coin-pusher/prizes.ts';
import { SPECIALS } from '../../fair/coin-pusher/draw.ts';
import { SECTORS } from '../../fair/daily-spin.ts';
import { LOTTERY_PRIZES } from '../../fair/halloween-lottery.ts';
import { CELLS, JACKPOT_MONEY, TIER_RULES } from '../../fair/jackpot.ts';
import { ADD_UP_AWARDS, SCRATCH_MONEY, SCRATCH_PRIZES } from '../../fair/scratch.ts';
import { HALLOWEEN } from '../../fair/slots/halloween.ts';
import { SLOTSHACK } from '../../fair/slots/slotshack.ts';
import { RewardId } from '../../contract/reward-ids.ts';
import { propConfigMap } from '../../server/config/rewards.ts';
import { rechargeItems, rechargeTypes } from '../../server/config/recharge.ts';
import { DAILY_TASKS } from '../../contract/tasks.ts';
import { VIP_LEVELS } from '../../contract/vip.ts';
import { FUND_PPM } from '../../server/funds/funds.ts';
import { LIMITS } from '../../server/sessions/authenticate.ts';
import { peso, percent, table } from './markdown.ts';

/**
 * Functions that generate the tables of docs/product-rules.md, by the name in the table's marker. They read the data
 * that the server uses, so that the document cannot differ from the code.
 */
export const ruleTables: Readonly<Record<string, () => string>> = {
  activities: () =>
    table(
      ['id', 'name in code'],
      Object.entries(ActivityId).map(([name, id]) => [id, `\`${name}\``]),
    ),
  'coin-pusher': coinPusher,
  'daily-spin': () =>
    chances(
      'sector',
      [...SECTORS].sort((a, b) => a.amount - b.amount),
    ),
  errors: () =>
    table(
      ['code', 'name in code', 'meaning'],
      Object.entries(ErrorCode).map(([name, code]) => [code, `\`${name}\``, errorTextsOf(code).about]),
    ),
  funds: () =>
    table(
      ['fund', 'share of all valid bets'],
      [
        ...Object.entries(FUND_PPM).map(([name, ppm]) => [name, percent(ppm)]),
        ['**sum**', percent(Object.values(FUND_PPM).reduce((sum, ppm) => sum + ppm, 0))],
      ],
    ),
  'halloween-lottery': () => chances('prize', LOTTERY_PRIZES),
  'jackpot-grid': jackpotGrid,
  'jackpot-money': jackpotMoney,
  'jackpot-tiers': jackpotTiers,
  limits: () =>
    table(
      ['class', 'a player: a second / at once', 'an address: a second / at once'],
      Object.entries(LIMITS).map(([name, { player, address }]) => [
        name,
        `${player.perSecond} / ${player.burst}`,
        `${address.perSecond} / ${address.burst}`,
      ]),
    ),
  recharge: recharge,
  rewards: () =>
    table(
      ['id', 'name in code', 'reward'],
      Object.entries(RewardId).map(([name, id]) => [
        id,
        `\`${name}\``,
        propConfigMap[String(id)]?.name ?? '',
      ]),
    ),
  scratch: scratch,
  'scratch-add-up': () =>
    table(
      ['cards played', 'award'],
      ADD_UP_AWARDS.map(({ cards, amount }) => [cards, peso(amount)]),
    ),
  'slot-pays': slotPays,
  'slot-strips': slotStrips,
  tasks: () =>
    table(
      ['task', 'asks for', 'diamonds'],
      DAILY_TASKS.map(({ id, goal, needs, diamonds }) => [
        id,
        goal === 'login' ? 'a visit' : `${peso(needs)} ${goal === 'bet' ? 'valid bet' : 'deposited'}`,
        diamonds,
      ]),
    ),
  vip: () =>
    table(
      [
        'level',
        'theme',
        'valid bet of a lifetime',
        'valid bet of the day',
        'day',
        'week',
        'month',
        'gift',
        'rebate',
      ],
      VIP_LEVELS.map(({ level, theme, experience, betLimit, daily, weekly, monthly, gift, rebateBp }) => [
        level,
        theme,
        peso(experience),
        peso(betLimit),
        peso(daily),
        peso(weekly),
        peso(monthly),
        peso(gift),
        `${(rebateBp / 100).toFixed(2)} %`,
      ]),
    ),
};

interface Prize {
  readonly amount: number;
  readonly ppm: number;
}

/**
 * Returns a table of prizes with their chances. Its last row is the mean value of a draw, rounded down to a hundredth.
 */
function chances(what: string, prizes: readonly Prize[]): string {
  const mean = prizes.reduce((sum, { amount, ppm }) => sum + amount * ppm, 0) / 1_000_000;
  return table(
    [what, 'chance'],
    [
      ...prizes.map(({ amount, ppm }) => [peso(amount), percent(ppm)]),
      ['**mean**', `${mean.toFixed(4)} hundredths`],
    ],
  );
}

function jackpotMoney(): string {
  const { perChance, maxPerDay, needDeposit, budget, feed, reserve, float, chanceDays } = JACKPOT_MONEY;
  return table(
    ['what', 'how much'],
    [
      ['valid bet of a day for one chance', peso(perChance)],
      ['chances a day at most', maxPerDay],
      ['deposited in seven days before the first of a day', peso(needDeposit)],
      ['a chance lives', `${chanceDays} days`],
      ['a chance is worth', peso(budget)],
      ['a draw adds to each pool', peso(feed)],
      ['a draw adds to the reserve, before the prize', peso(reserve)],
      ['float of the reserve', peso(float)],
    ],
  );
}

function jackpotGrid(): string {
  return table(
    ['cell', 'reward id', 'count', 'chance', 'worth'],
    CELLS.map(({ propId, count, ppm, worth }, cell) => [
      cell,
      propId,
      propId === RewardId.coin ? peso(count) : count,
      percent(ppm),
      propId === RewardId.jackpot ? 'the pool' : peso(worth),
    ]),
  );
}

function jackpotTiers(): string {
  return table(
    ['tier', 'reward id', 'chance on the wheel', 'seed', 'cap'],
    TIER_RULES.map(({ tier, id, ppm, seed, cap }) => [tier, id, percent(ppm), peso(seed), peso(cap)]),
  );
}

function coinPusher(): string {
  const specials = SPECIALS.map(({ kind, per10000 }) => [
    kind,
    percent(per10000 * 100),
    peso(PRIZES[kind].worth),
  ]);
  const returns = Object.entries(MEASURED_RETURN).map(([rule, of10000]) => [
    `return, ${rule}`,
    percent(of10000 * 100),
    'measured: `tests/odds/coin-pusher`',
  ]);
  return table(
    ['piece', 'share of the drops', 'worth'],
    [
      ['peso', 'the rest', peso(PRIZES.peso.worth)],
      ...specials,
      ['price of a drop', '', peso(DROP_PRICE)],
      ...returns,
    ],
  );
}

function scratch(): string {
  const { price, worth } = SCRATCH_MONEY;
  return `A card costs ${price} diamonds and pays ${peso(worth)} on average.\n\n${chances('prize', SCRATCH_PRIZES)}`;
}

function slotStrips(): string {
  return table(
    ['slot', 'rules version', 'reel', 'strip, from the top'],
    [HALLOWEEN, SLOTSHACK].flatMap(({ rules, strips }) =>
      strips.map((strip, reel) => [
        reel === 0 ? (rules === HALLOWEEN.rules ? 'Halloween' : 'Slot Shack') : '',
        reel === 0 ? `\`${rules}\`` : '',
        reel + 1,
        `\`${strip}\``,
      ]),
    ),
  );
}

function slotPays(): string {
  return table(
    ['slot', 'pay', 'symbols', 'how many', 'pays ×'],
    [HALLOWEEN, SLOTSHACK].flatMap(({ rules, pays }) =>
      pays.map(({ id, of, count, pay, where }, row) => [
        row === 0 ? (rules === HALLOWEEN.rules ? 'Halloween' : 'Slot Shack') : '',
        `\`${id}\``,
        `\`${of}\``,
        `${count}${where === 'any' ? ', anywhere' : ''}`,
        pay,
      ]),
    ),
  );
}

function recharge(): string {
  const channels = table(
    ['type id', 'channel', 'least', 'second least', 'most'],
    rechargeTypes.map(({ id, name, minAmount, minAmount2, maxAmount, isDefault }) => [
      id,
      isDefault ? `${name} (default)` : name,
      peso(minAmount),
      peso(minAmount2),
      peso(maxAmount),
    ]),
  );
  return `${channels}\n\nOn offer: ${rechargeItems.map(({ price }) => peso(price)).join(' · ')}`;
}
