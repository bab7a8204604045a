import { useCallback, useRef, useState } from 'react';
import { isApiError } from '../api/api-error.ts';
import { useErrorText } from '../store/hooks.ts';
import { serverNow } from '../platform/server-clock.ts';
import { newTxnId } from '../platform/txn-id.ts';
import { useTexts } from '../i18n/i18n.tsx';
import { formTexts } from './form-texts.ts';

/**
 * A command that moves diamonds and has nothing to show: an exchange, an order, an award. Without an answer it keeps its
 * clientTxnId, so that the next press of the same thing asks for what was done and does it never twice.
 */
export function useCommand<Request extends object, Answer>(
  call: (request: Request, clientTxnId: string) => Promise<Answer>,
) {
  const t = useTexts(formTexts);
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const running = useRef(false);
  const kept = useRef<{ readonly body: string; readonly id: string }>(undefined);
  const latest = useRef(call);
  latest.current = call;

  /** Answers undefined when it was refused, is not known yet, or another one runs. */
  const run = useCallback(
    async (request: Request): Promise<Answer | undefined> => {
      if (running.current) return undefined;
      running.current = true;
      setBusy(true);
      setProblem('');
      const body = JSON.stringify(request);
      if (kept.current?.body !== body) kept.current = { body, id: newTxnId(serverNow()) };
      try {
        const answer = await latest.current(request, kept.current.id);
        kept.current = undefined;
        return answer;
      } catch (error) {
        const refused = isApiError(error) && error.kind === 'refused';
        if (refused) kept.current = undefined;
        setProblem(refused ? errorText(error) : t('command.unknown'));
        return undefined;
      } finally {
        running.current = false;
        setBusy(false);
      }
    },
    [errorText, t],
  );

  return { run, busy, problem };
}
