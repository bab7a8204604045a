import * as v from 'valibot';
import type { CallName } from '../../contract/calls.ts';
import { addUp } from '../../contract/scratch-cards.ts';
import { ErrorCode } from '../../contract/errors.ts';
import type { FairStream } from '../../fair/random.ts';

/** A command that moves coins, diamonds or cards, and when a player sends it. */
interface Kind {
  /** Name of the command in the report. */
  readonly label: string;
  readonly call: CallName;
  /**
   * Relative frequency; low for commands that succeed only once a day, so that some are still sent before the last
   * kills.
   */
  readonly weight: number;
  /** Maximum number of times that a player sends the command, or joins each rain of red packets. Default: unlimited. */
  readonly most?: number;
  /** True for commands that cost coins, which the player with an empty wallet does not send. */
  readonly takesCoins?: true;
  /** Label of the command that the player must have sent before this one. */
  readonly after?: string;
  /** Error codes that mean that the command is used up: the player then no longer sends it. */
  readonly spent: readonly ErrorCode[];
  /** Returns the body of a request, without `clientTxnId`; undefined if the player cannot send the command now. */
  readonly body: (hand: Hand, dice: FairStream) => Body | undefined;
}

/** Body of a request, without `clientTxnId`. */
export type Body = Readonly<Record<string, unknown>>;

/** A player's request. */
export interface Asked {
  readonly label: string;
  readonly call: CallName;
  readonly body: Body;
}

const BETS = [20, 100, 500] as const;
const bet: Kind['body'] = (_, dice) => ({ bet: BETS[dice.below(BETS.length)] });
/** Returns a request for `count` cards: a random number of them from the player's pile, the rest bought. */
const cards =
  (count: number): Kind['body'] =>
  ({ held }, dice) => ({ count, buy: count - dice.below(Math.min(held, count) + 1) });

/** All commands of the contract that move coins. */
const KINDS: readonly Kind[] = [
  {
    label: 'receiveDrawChance',
    call: 'receiveDrawChance',
    weight: 8,
    spent: [ErrorCode.noChanceLeft],
    body: ({ chances }) => (chances > 0 ? {} : undefined),
  },
  {
    label: 'coinPusherDrop',
    call: 'coinPusherDrop',
    takesCoins: true,
    weight: 30,
    spent: [],
    body: ({ hasTable }, dice) => (hasTable ? { x: dice.below(1_001) } : undefined),
  },
  {
    label: 'scratchCardLottery 1',
    call: 'scratchCardLottery',
    weight: 6,
    spent: [ErrorCode.diamondsTooLow],
    body: cards(1),
  },
  {
    label: 'scratchCardLottery 10',
    call: 'scratchCardLottery',
    weight: 4,
    spent: [ErrorCode.diamondsTooLow],
    body: cards(10),
  },
  {
    label: 'loginBonus3UserReceive',
    call: 'loginBonus3UserReceive',
    weight: 1,
    most: 1,
    spent: [ErrorCode.alreadyClaimed],
    body: () => ({}),
  },
  {
    label: 'receiveTaskAward',
    call: 'receiveTaskAward',
    weight: 1,
    most: 1,
    spent: [ErrorCode.alreadyClaimed, ErrorCode.fundEmpty],
    body: () => ({ id: 1 }),
  },
  {
    label: 'receiveBankruptGiftAward',
    call: 'receiveBankruptGiftAward',
    weight: 1,
    most: 1,
    spent: [ErrorCode.walletNotEmpty, ErrorCode.conditionNotMet],
    body: () => ({ id: 1 }),
  },
  {
    label: 'rechargeSignIn',
    call: 'rechargeSignIn',
    weight: 1,
    most: 1,
    spent: [ErrorCode.alreadyClaimed, ErrorCode.conditionNotMet, ErrorCode.fundEmpty],
    body: () => ({ id: 1 }),
  },
  {
    label: 'upgradeRechargeSignAward',
    call: 'upgradeRechargeSignAward',
    after: 'rechargeSignIn',
    weight: 1,
    most: 1,
    spent: [ErrorCode.alreadyClaimed, ErrorCode.conditionNotMet, ErrorCode.fundEmpty],
    body: () => ({ id: 1 }),
  },
  {
    label: 'receiveVipBonusUser',
    call: 'receiveVipBonusUser',
    weight: 1,
    most: 1,
    spent: [ErrorCode.alreadyClaimed, ErrorCode.conditionNotMet],
    body: () => ({ level: 1 }),
  },
  {
    label: 'appVipUserReceiveDaily',
    call: 'appVipUserReceiveDaily',
    weight: 1,
    most: 1,
    spent: [ErrorCode.alreadyClaimed, ErrorCode.conditionNotMet],
    body: () => ({}),
  },
  {
    label: 'receiveVipTaskAndBonus',
    call: 'receiveVipTaskAndBonus',
    weight: 1,
    most: 1,
    spent: [ErrorCode.alreadyClaimed, ErrorCode.conditionNotMet],
    body: () => ({ id: 1 }),
  },
  {
    label: 'betBonusReceive',
    call: 'betBonusReceive',
    weight: 1,
    spent: [ErrorCode.conditionNotMet],
    body: () => ({}),
  },
  {
    label: 'diamondExchangeScratchcard',
    call: 'diamondExchangeScratchcard',
    weight: 3,
    spent: [ErrorCode.diamondsTooLow],
    body: (_, dice) => ({ count: 1 + dice.below(3) }),
  },
  {
    label: 'diamondExchangeCoin',
    call: 'diamondExchangeCoin',
    weight: 4,
    spent: [ErrorCode.diamondsTooLow],
    body: (_, dice) => ({ diamonds: 100 + dice.below(50) }),
  },
  {
    label: 'halloweenSlotsClick',
    call: 'halloweenSlotsClick',
    takesCoins: true,
    weight: 8,
    spent: [],
    body: bet,
  },
  {
    label: 'halloweenLottery',
    call: 'halloweenLottery',
    weight: 2,
    most: 10,
    spent: [ErrorCode.conditionNotMet, ErrorCode.fundEmpty],
    body: () => ({}),
  },
  { label: 'slotshackSpin', call: 'slotshackSpin', takesCoins: true, weight: 8, spent: [], body: bet },
  {
    label: 'dailySpin',
    call: 'dailySpin',
    weight: 1,
    most: 1,
    spent: [ErrorCode.conditionNotMet, ErrorCode.fundEmpty],
    body: () => ({}),
  },
  {
    label: 'redWars',
    call: 'redWars',
    weight: 4,
    most: 1,
    spent: [ErrorCode.activityClosed, ErrorCode.fundEmpty],
    body: ({ rainId }) => (rainId === '' ? undefined : { rainId }),
  },
  {
    label: 'receiveAddupAwardById',
    call: 'receiveAddupAwardById',
    weight: 2,
    spent: [],
    body: ({ awards }) => (awards[0] === undefined ? undefined : { id: awards[0] }),
  },
  {
    label: 'diamondExchangeGoods',
    call: 'diamondExchangeGoods',
    weight: 1,
    most: 4,
    spent: [ErrorCode.diamondsTooLow, ErrorCode.outOfStock],
    body: ({ addressId }, dice) => ({ goodsId: 1 + dice.below(6), addressId }),
  },
];

/** Labels of all commands, in the order of the report. */
export const LABELS: readonly string[] = KINDS.map(({ label }) => label);

/** Fields of an answer that determine which commands the player can send next. */
const news = v.object({
  chanceSize: v.optional(v.number()),
  cards: v.optional(v.number()),
  addUp: v.optional(addUp),
});

/** What a player knows from the answers so far, and the random choice of the next command. */
export class Hand {
  chances = 0;
  /** Number of scratch cards in the player's pile. */
  held = 0;
  /** Ids of the awards that the player may receive. */
  awards: readonly number[] = [];
  readonly addressId: string;
  /** Whether the player has a coin pusher. Only some do, since dealing a table takes half a second of CPU time. */
  readonly hasTable: boolean;
  /** Whether the player has lost everything and begins with the gift for an empty wallet. */
  readonly isBroke: boolean;
  readonly #dice: FairStream;
  readonly #done = new Map<string, number>();
  readonly #over = new Set<string>();
  #rainId = '';
  /** Commands that the player still sends before choosing at random. */
  readonly #first: Kind[];

  /**
   * `number` counts the players and decides the first commands, so that a few players together begin with all of them.
   */
  constructor(options: { addressId: string; chances: number; number: number; dice: FairStream }) {
    this.addressId = options.addressId;
    this.chances = options.chances;
    this.#dice = options.dice;
    const first = KINDS[options.number % KINDS.length];
    this.#first = KINDS.filter(({ label }) => label === first?.after || label === first?.label);
    this.hasTable = first?.call === 'coinPusherDrop';
    this.isBroke = first?.call === 'receiveBankruptGiftAward';
  }

  get rainId(): string {
    return this.#rainId;
  }

  /** Informs the player about a new rain of red packets, which can be joined. */
  rainStarted(rainId: string): void {
    this.#rainId = rainId;
    this.#done.delete('redWars');
    this.#over.delete('redWars');
  }

  /** Chooses the next request: first the player's first commands, then any possible one at random. */
  choose(): Asked {
    const possible = KINDS.flatMap((kind) => {
      const { label, most = Infinity, takesCoins = false, after } = kind;
      if (this.#over.has(label) || (this.#done.get(label) ?? 0) >= most) return [];
      if ((takesCoins && this.isBroke) || (after !== undefined && !this.#done.has(after))) return [];
      const body = kind.body(this, this.#dice);
      return body ? [{ kind, body }] : [];
    });
    const next = this.#first.shift();
    const first = possible.find(({ kind }) => kind === next);
    let ticket = this.#dice.below(possible.reduce((sum, { kind }) => sum + kind.weight, 0));
    const chosen = first ?? possible.find(({ kind }) => (ticket -= kind.weight) < 0);
    if (!chosen) throw new Error('there is nothing to do');
    const { label, call } = chosen.kind;
    this.#done.set(label, (this.#done.get(label) ?? 0) + 1);
    return { label, call, body: chosen.body };
  }

  /** Updates what the player knows from an answer. */
  noteAnswer(answer: unknown): void {
    const { chanceSize, cards: pile, addUp: track } = v.parse(news, answer);
    this.chances = chanceSize ?? this.chances;
    this.held = pile ?? this.held;
    if (track) this.awards = track.awards.filter(({ state }) => state === 'ready').map(({ id }) => id);
  }

  /** Returns whether an error code only means that the command is used up. The player then no longer sends it. */
  accepts(label: string, code: number): boolean {
    const isSpent = KINDS.some((kind) => kind.label === label && kind.spent.some((spent) => spent === code));
    if (isSpent) this.#over.add(label);
    return isSpent;
  }
}
