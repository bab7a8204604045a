// @vitest-environment happy-dom
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { press, render, type Rendered, the } from '../../../tests/render.ts';
import type { GameServerRequest, HallRound } from '../../../contract/game-server.ts';
import { DICE } from '../../../fair/instant/dice.ts';
import { playInstant } from '../../../fair/instant/instant-game.ts';
import { commit, openStream } from '../../../fair/random.ts';
import { instantProof } from '../proofs.ts';
import type { GameServerCalls } from '../game-server-calls.ts';
import type { GameServerConnection } from '../use-game-server.ts';
import { NO_VISIT_FIGURES } from '../visit-figures.ts';
import RecordSheet from './record-sheet.tsx';

const SEED = 'a'.repeat(64);
const CHOICE = { target: 5_000, side: 'over' };
const roundOf = (nonce: number): HallRound => {
  const bet = { stake: 10_00, choice: CHOICE };
  const { drawn, multiplier, payout } = playInstant(DICE, openStream(SEED, 'mine', nonce), bet);
  const proof = { seed: SEED, seedHash: commit(SEED), clientSeed: 'mine', nonce, rulesVersion: DICE.rules };
  return { roundId: `r${nonce}`, time: 1, ...bet, outcome: drawn, multiplier, payout, proof, round: null };
};

/**
 * Creates a fake game server with these rounds, newest first; a test can make it unreachable. `asked` lists the cursors
 * of the requests.
 */
function bookOf(rounds: HallRound[]) {
  const state = { isAway: false };
  const asked: (string | undefined)[] = [];
  const calls: GameServerCalls = {
    watch: () => Promise.reject(new TypeError('none')),
    async ask(_name, request) {
      if (state.isAway) throw new TypeError('no network');
      const { before, pageSize } = request as GameServerRequest<'rounds'>;
      asked.push(before?.roundId);
      const from = rounds.findIndex(({ roundId }) => roundId === before?.roundId) + 1;
      const list = rounds.slice(from, from + pageSize);
      return { status: 'done', result: { list, more: rounds.length > from + pageSize } } as never;
    },
  };
  return { gameServer: { calls } as GameServerConnection, state, asked, rounds };
}

const watched: HallRound[] = [];
const sheet = (gameServer: GameServerConnection, onWatch?: (round: HallRound) => void) => (
  <RecordSheet
    gameServer={gameServer}
    figures={{ ...NO_VISIT_FIGURES, rounds: 150, best: 99_00, bestTimes: 990 }}
    holds={instantProof(DICE)}
    resultOf={({ roundId }) => roundId}
    onWatch={onWatch}
    canShow
    onClose={() => undefined}
  />
);
const fresh = () => act(async () => {});
const rows = ({ box }: Rendered): HTMLElement[] => [...box.querySelectorAll<HTMLElement>('[data-rows] > li')];
const buttonOf = (box: ParentNode, name: string): HTMLElement => {
  const found = [...box.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  if (!found) throw new Error(`no button ${name}`);
  return found;
};

describe('a game’s record', () => {
  it('shows the totals of the visit and the rounds page by page, each round once', async () => {
    const book = bookOf(Array.from({ length: 30 }, (_, at) => roundOf(30 - at)));
    const page = await render(sheet(book.gameServer));
    await fresh();
    expect(the(page.box, 'dl').textContent).toContain('150');
    expect(the(page.box, 'dl').textContent).toContain('9.9×');
    expect(rows(page)).toHaveLength(20);
    // Another round ends before the next page is requested.
    book.rounds.unshift(roundOf(31));
    await press(buttonOf(page.box, 'Show more'));
    await fresh();
    expect(book.asked).toEqual([undefined, 'r11']);
    expect(rows(page)).toHaveLength(30);
    expect(page.box.textContent).not.toContain('Show more');
  });

  it('checks every round on this device, and marks a round that does not match', async () => {
    const wrong = { ...roundOf(2), payout: 1 };
    const page = await render(sheet(bookOf([roundOf(1), wrong]).gameServer));
    await fresh();
    const [right, other] = rows(page);
    await press(the(right ?? page.box, 'button'));
    expect(right?.textContent).toContain('Checked on this device');
    expect(right?.textContent).toContain(SEED);
    await press(the(other ?? page.box, 'button'));
    expect(other?.textContent).toContain('This doesn’t match.');
    expect(right?.textContent).not.toContain(SEED);
  });

  it('replays a round on request, unless another round is being played', async () => {
    const past = roundOf(1);
    const page = await render(sheet(bookOf([past]).gameServer, (round) => void watched.push(round)));
    await fresh();
    const [row = page.box] = rows(page);
    await press(the(row, 'button'));
    await press(buttonOf(row, 'Watch again'));
    expect(watched).toEqual([past]);
    await page.redraw(sheet(bookOf([past]).gameServer));
    await fresh();
    const [again = page.box] = rows(page);
    expect(buttonOf(again, 'Watch again').hasAttribute('disabled')).toBe(true);
    expect(again.textContent).toContain('Finish your round first');
  });

  it('says that it is empty, and can be loaded again after a failure', async () => {
    const book = bookOf([]);
    book.state.isAway = true;
    const page = await render(sheet(book.gameServer));
    await fresh();
    expect(the(page.box, '[role="alert"]').textContent).toContain('didn’t load');
    book.state.isAway = false;
    await press(buttonOf(page.box, 'Try again'));
    await fresh();
    expect(page.box.textContent).toContain('No rounds yet');
  });
});
