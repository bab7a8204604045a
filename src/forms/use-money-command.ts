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

/** Error codes that do not tell whether an earlier try of the same command was executed. */
const UNDECIDED: ReadonlySet<number> = new Set([
  ErrorCode.unauthorized,
  ErrorCode.rateLimited,
  ErrorCode.internalError,
]);

/**
 * Runs a command that moves coins or diamonds and plays no scene: an exchange, an order, an award. Its clientTxnId is
 * stored until the server answers, and survives a reload. The next press with the same request therefore returns the first
 * result and never repeats the command (docs/product-rules.md, Ledger and idempotency).
 * @param name storage name, different for each command
 * @param trigger the trigger function of the mutation's hook
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
  /** Resolves with the answer; with undefined if the command was refused, got no answer, or is still running. */
  const run = useCallback(
    async (request: Omit<Request, 'clientTxnId'>): Promise<Answer | undefined> => {
      if (running.current) return undefined;
      running.current = true;
      setBusy(true);
      setProblem('');
      setUntouched(false);
      const clientTxnId = keepCommand(name, userId ?? 0, JSON.stringify(request), serverNow());
      try {
        // Omitting a key and adding it again restores the type, but TypeScript cannot prove that for a generic type.
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

  /** `isUntouched`: the last press was refused, and no coins or diamonds were moved. */
  return { run, busy, problem, isUntouched };
}
