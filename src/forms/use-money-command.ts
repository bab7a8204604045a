import { useCallback, useRef, useState } from 'react';
import { ErrorCode } from '../../contract/errors.ts';
import { isApiError } from '../api/api-error.ts';
import { useTexts } from '../i18n/i18n.tsx';
import { serverNow } from '../platform/server-clock.ts';
import { useErrorText, useUser } from '../store/hooks.ts';
import { forgetCommand, keepCommand } from './kept-command.ts';

const en = { unknown: 'No answer yet. Press again: it can’t happen twice.' } as const;
const fil: Readonly<Record<keyof typeof en, string>> = {
  unknown: 'Wala pang sagot. Pindutin ulit: hindi ito mauulit.',
};
const texts = { en, fil };

/** Refusals that say nothing of an earlier press of the same command, which may have been done. */
const UNDECIDED: ReadonlySet<number> = new Set([
  ErrorCode.unauthorized,
  ErrorCode.rateLimited,
  ErrorCode.internalError,
]);

/**
 * A command that moves coins or diamonds and has nothing to show: an exchange, an order, an award. Its clientTxnId is
 * kept until the server has answered, also over a reload, so that the next press of the same thing asks for what was
 * done and never does it twice (docs/product-rules.md, Ledger and idempotency).
 * @param name one for each command: what is kept is kept under it
 * @param trigger the mutation's own, as its hook returns it
 */
export function useMoneyCommand<Request extends { readonly clientTxnId: string }, Answer>(
  name: string,
  trigger: (request: Request) => { unwrap(): Promise<Answer> },
) {
  const t = useTexts(texts);
  const errorText = useErrorText();
  const userId = useUser()?.id;
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const [isUntouched, setUntouched] = useState(false);
  const running = useRef(false);
  /** Resolves with the answer; with undefined when it was refused, is not known yet, or another press runs. */
  const run = useCallback(
    async (request: Omit<Request, 'clientTxnId'>): Promise<Answer | undefined> => {
      if (running.current) return undefined;
      running.current = true;
      setBusy(true);
      setProblem('');
      setUntouched(false);
      const clientTxnId = keepCommand(name, userId ?? 0, JSON.stringify(request), serverNow());
      try {
        // What is left out of a type and put back makes the type again, which the compiler cannot know of any type.
        const answer = await trigger({ ...request, clientTxnId } as unknown as Request).unwrap();
        forgetCommand(name, clientTxnId);
        return answer;
      } catch (error) {
        const isRefused = isApiError(error) && error.kind === 'refused';
        if (isRefused && !UNDECIDED.has(error.errcode)) {
          forgetCommand(name, clientTxnId);
          setUntouched(true);
        }
        setProblem(isRefused ? errorText(error) : t('unknown'));
        return undefined;
      } finally {
        running.current = false;
        setBusy(false);
      }
    },
    [name, trigger, userId, errorText, t],
  );

  /** `isUntouched`: the last press was refused, and nothing has left or come. */
  return { run, busy, problem, isUntouched };
}
