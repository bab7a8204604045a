import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import type { GameNameOf } from '../../contract/catalogue/games.ts';
import type { GameServerAnswer } from '../../contract/game-server.ts';
import {
  SHARED_PATH,
  sharedMessage,
  type SharedMessage,
  type SharedRound,
} from '../../contract/shared-rounds.ts';
import { SHARED_RULES, type SharedEnd } from '../game-server/shared/shared-rules.ts';
import { readHash, readLastNumber } from '../game-server/shared/chain.ts';
import type { OpenGame, TestHall } from './game-server.ts';

type SharedGame = GameNameOf<'shared'>;

/** The stream of a shared game, as a game's frame receives it. */
export interface SharedStream {
  /** All messages received so far, oldest first. */
  readonly messages: SharedMessage[];
  /**
   * Waits for the first message of a type that fulfils a condition. Rejects if the stream ends without such a message.
   */
  until<Type extends SharedMessage['type']>(
    type: Type,
    isWanted?: (message: Extract<SharedMessage, { type: Type }>) => boolean,
  ): Promise<Extract<SharedMessage, { type: Type }>>;
  close(): Promise<void>;
}

/** Opens the stream of a shared game and waits for its first message. */
export async function watchGame({
  gameServer,
  playerToken,
}: Pick<OpenGame, 'gameServer' | 'playerToken'>): Promise<SharedStream> {
  const abort = new AbortController();
  const response = await fetch(`${gameServer}${SHARED_PATH}`, {
    headers: { authorization: `Bearer ${playerToken}` },
    signal: abort.signal,
  });
  if (response.status !== 200 || response.body === null) throw new Error(`status ${response.status}`);
  const messages: SharedMessage[] = [];
  const waiting = new Set<() => void>();
  let isOver = false;
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  const read = async (): Promise<void> => {
    let rest = '';
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      const events = (rest + part.value).split('\n\n');
      rest = events.pop() ?? '';
      for (const event of events)
        messages.push(v.parse(sharedMessage, JSON.parse(event.slice('data: '.length))));
      for (const look of waiting) look();
    }
  };
  const reading = read()
    .catch(() => undefined)
    .finally(() => {
      isOver = true;
      for (const look of waiting) look();
    });
  const stream: SharedStream = {
    messages,
    until: (type, isWanted = () => true) =>
      new Promise((resolve, reject) => {
        type Wanted = Parameters<typeof isWanted>[0];
        const look = (): void => {
          const found = messages.find(
            (message): message is Wanted => message.type === type && isWanted(message as Wanted),
          );
          if (found === undefined && !isOver) return;
          waiting.delete(look);
          if (found === undefined) reject(new Error(`the stream ended without ${type}`));
          else resolve(found);
        };
        waiting.add(look);
        look();
      }),
    async close() {
      abort.abort();
      await reading;
    },
  };
  await stream.until('state');
  return stream;
}

/** Advances the clock by `ms`, then does what is due at the tables of shared games. */
export async function move({ product, served }: TestHall, ms: number): Promise<void> {
  product.clock.advance(ms);
  await served.gameServer.shared.tick();
}

const PAID_WITHIN_MS = 60_000;

/** Waits until every settled bet is paid, which happens in the background. */
export async function allPaid({ book }: Pick<TestHall, 'book'>): Promise<void> {
  const left = async (): Promise<number> => {
    const { rowCount } = await book.query(
      `select 1 from rounds where chain_id is not null and state in ('paying', 'returning', 'undoing')`,
    );
    return rowCount ?? 0;
  };
  const until = performance.now() + PAID_WITHIN_MS;
  while ((await left()) > 0) {
    if (performance.now() > until) throw new Error(`${await left()} bets are not paid`);
    await pause(50);
  }
}

/** Returns how and when a game's next round will end, from the game server's secret data. */
export async function nextEnd({ book }: TestHall, game: SharedGame): Promise<SharedEnd & { number: number }> {
  const { rows } = await book.query<{ id: number; salt: string }>(
    'select id, salt from chains where kind = $1 order by id desc limit 1',
    [game],
  );
  const [chain] = rows;
  if (chain === undefined) throw new Error(`no chain of ${game}`);
  const number = (await readLastNumber(book, chain.id)) + 1;
  return { number, ...SHARED_RULES[game].draw(await readHash(book, chain.id, number), chain.salt, number) };
}

/** Plays rounds until the next one has the wanted end, and begins that round. Somebody must watch the game. */
export async function beginRound(
  hall: TestHall,
  game: SharedGame,
  isWanted: (end: SharedEnd & { number: number }) => boolean = () => true,
): Promise<SharedEnd & { number: number }> {
  const { betsMs, resultMs } = SHARED_RULES[game];
  for (;;) {
    const end = await nextEnd(hall, game);
    await move(hall, 0);
    if (isWanted(end)) return end;
    await move(hall, betsMs);
    await move(hall, end.runMs);
    hall.product.clock.advance(resultMs);
  }
}

/** Creates the body of a bet in a shared round, with a new id. */
export const sharedBetOf = (round: Pick<SharedRound, 'number'>, choice: unknown, stake = 1_000) => ({
  clientTxnId: randomUUID(),
  number: round.number,
  stake,
  choice,
});

/** Returns the status of an answer; for a refusal, its code. */
export const codeOf = (answer: GameServerAnswer<'placeBet' | 'cashOut' | 'cancelBet'>): string =>
  answer.status === 'refused' ? answer.code : answer.status;

/** Returns the messages of a stream without the values that differ between any two rounds. */
export const withoutNames = (
  messages: readonly SharedMessage[],
  { number, at }: { number: number; at: number },
): unknown =>
  JSON.parse(
    JSON.stringify(messages, (key, value: unknown) => {
      if (key === 'id' || key === 'roundId') return 'id';
      if (['serverTime', 'closesAt', 'startsAt'].includes(key) && typeof value === 'number')
        return value - at;
      return key === 'number' && value === number ? 'this round' : value;
    }),
  );
