import { useCallback, useEffect, useRef, useState } from 'react';
import type { GameName } from '../../contract/catalogue/games.ts';
import type { GameServerAnswer, GameServerRefusal, GameServerResult } from '../../contract/game-server.ts';
import type { LobbyLink } from './lobby-link.ts';
import type { GameServerCalls } from './game-server-calls.ts';

type Opened = GameServerResult<'open'>;

/** The game server's answer to opening a game, with clearer names for its game, pay table and art. */
export interface OpenedGame extends Omit<Opened, 'family' | 'kind' | 'look'> {
  readonly game: GameName;
  readonly payTable: string;
  readonly artSlug: string;
}

const toOpenedGame = ({ family: game, kind: payTable, look: artSlug, ...opened }: Opened): OpenedGame => ({
  ...opened,
  game,
  payTable,
  artSlug,
});

/** The player's client seed and the number and seed hash of the next round. */
export type Seeds = Pick<OpenedGame, 'clientSeed' | 'nonce' | 'nextSeedHash'>;

/**
 * loading: the first answer is on its way. ready: the game is open. ended: only the lobby can open it again.
 * unreachable: no answer came, and the player can try again.
 */
export type GameServerStatus = 'loading' | 'ready' | 'ended' | 'unreachable';

/** A player's session in a game, as the game's components use it. */
export interface GameServerConnection {
  readonly status: GameServerStatus;
  readonly game: OpenedGame | undefined;
  /** The balance that the game server reported last, in hundredths of a coin. */
  readonly balance: number;
  readonly seeds: Seeds;
  readonly calls: GameServerCalls;
  readonly link: LobbyLink;
  /** Opens the game again, which fetches its current state. */
  readonly reload: () => void;
  /** Stores the balance and the next round's seeds from an answer. */
  readonly take: (after: { readonly balance?: number } & Partial<Seeds>) => void;
  /** Ends the game if a refusal means that the session has ended; ignores other refusals. */
  readonly refused: (code: GameServerRefusal) => void;
}

const ENDS: ReadonlySet<GameServerRefusal> = new Set(['sessionEnded']);
const NO_SEEDS: Seeds = { clientSeed: '', nonce: 0, nextSeedHash: '' };

/**
 * Opens the game and keeps the session's state. `opening` is the game server's first answer, if it was requested before
 * anything was drawn.
 */
export function useGameServer(
  calls: GameServerCalls,
  link: LobbyLink,
  opening?: Promise<GameServerAnswer<'open'>>,
): GameServerConnection {
  const [status, setStatus] = useState<GameServerStatus>('loading');
  const [game, setGame] = useState<OpenedGame>();
  const [balance, setBalance] = useState(0);
  const [seeds, setSeeds] = useState(NO_SEEDS);
  const isShown = useRef(false);
  const asked = useRef(opening);

  const refused = useCallback(
    (code: GameServerRefusal) => {
      if (!ENDS.has(code)) return;
      setStatus('ended');
      link.send({ type: 'error', reason: 'sessionEnded' });
    },
    [link],
  );
  const take = useCallback<GameServerConnection['take']>(
    (after) => {
      if (after.balance !== undefined) {
        setBalance(after.balance);
        link.send({ type: 'balance', balance: after.balance });
      }
      setSeeds((before) => ({ ...before, ...seedsOf(after) }));
    },
    [link],
  );
  const reload = useCallback(() => {
    if (!isShown.current) setStatus('loading');
    const answer = asked.current ?? calls.ask('open', {});
    asked.current = undefined;
    answer.then(
      (opened) => {
        if (opened.status === 'refused') {
          refused(opened.code);
          if (!ENDS.has(opened.code) && !isShown.current) setStatus('unreachable');
          return;
        }
        isShown.current = true;
        setGame(toOpenedGame(opened.result));
        take(opened.result);
        setStatus('ready');
      },
      () => {
        // A game that is already shown stays: its next round shows whether the game server answers again.
        if (!isShown.current) setStatus('unreachable');
      },
    );
  }, [calls, refused, take]);

  useEffect(reload, [reload]);
  useEffect(() => {
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, [reload]);

  return { status, game, balance, seeds, calls, link, reload, take, refused };
}

const seedsOf = ({ clientSeed, nonce, nextSeedHash }: Partial<Seeds>): Partial<Seeds> => ({
  ...(clientSeed === undefined ? {} : { clientSeed }),
  ...(nonce === undefined ? {} : { nonce }),
  ...(nextSeedHash === undefined ? {} : { nextSeedHash }),
});
