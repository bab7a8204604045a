import { type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';
import { ErrorCode } from '../../contract/errors.ts';
import { isApiError } from '../api/api-error.ts';
import { useTexts } from '../i18n/i18n.tsx';
import { useAppDispatch, useErrorText } from '../store/hooks.ts';
import type { RoundPage } from './play-round.ts';
import type { RoundGame } from './round-game.ts';
import type { RoundEvent } from './round-machine.ts';
import { type RoundMessages, roundTexts } from './round-texts.ts';

/** Error codes whose message is the same in every game. */
const COMMON_REFUSALS: ReadonlySet<number> = new Set([ErrorCode.unauthorized, ErrorCode.internalError]);
/** First error code of the transport (such as rate limits); lower codes belong to the game. */
const FIRST_TRANSPORT_CODE = 9_000;

/** Returns what a game's rounds need of their page: its texts, the store, and whether the page is still open. */
export function useRoundPage<Ask extends object, Answer, Called extends Answer>(
  game: RefObject<RoundGame<Ask, Answer, Called>>,
  send: (event: RoundEvent) => void,
): RoundPage<Ask, Answer, Called> {
  const t = useTexts(roundTexts);
  const errorText = useErrorText();
  const dispatch = useAppDispatch();
  const wasShown = useWasShown();

  const message = useCallback(
    (key: keyof RoundMessages): string => game.current.messages?.[key] ?? t(key),
    [game, t],
  );
  const formatProblem = useCallback(
    (error: unknown): string => {
      if (!isApiError(error) || error.kind !== 'refused') return message('unknown');
      const { hasOwnMessage = (code: number) => code < FIRST_TRANSPORT_CODE, formatFailure } = game.current;
      const { errcode } = error;
      if (COMMON_REFUSALS.has(errcode) || hasOwnMessage(errcode)) return errorText(error);
      return formatFailure?.(errcode) ?? t('failed', { code: errcode });
    },
    [errorText, game, message, t],
  );
  return useMemo(
    () => ({ latest: () => game.current, send, dispatch, message, formatProblem, wasShown }),
    [dispatch, formatProblem, game, message, send, wasShown],
  );
}

/**
 * Returns a function that waits until something was shown or the page was left. It resolves to true if it was shown.
 */
function useWasShown(): (showing: Promise<void>) => Promise<boolean> {
  const leavePage = useRef<() => void>(() => undefined);
  const left = useRef<Promise<void>>(undefined);
  useEffect(() => {
    left.current = new Promise((resolve) => {
      leavePage.current = resolve;
    });
    return () => leavePage.current();
  }, []);
  return useCallback((showing) => {
    const gone = left.current?.then(() => false) ?? Promise.resolve(false);
    return Promise.race([showing.then(() => true), gone]);
  }, []);
}
