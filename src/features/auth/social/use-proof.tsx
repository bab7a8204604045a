import { type ReactNode, useRef, useState } from 'react';
import { ErrorCode } from '../../../../contract/errors.ts';
import { isApiError } from '../../../api/api-error.ts';
import { useReadIdentityProofMutation } from '../../../api/social.ts';
import { serverNow } from '../../../platform/server-clock.ts';
import { useErrorText } from '../../../store/hooks.ts';
import { showToast } from '../../../ui/toast.tsx';
import { ProofDialog, type ProofWays } from './proof-dialog.tsx';

/** Time that a proof must still count, so that it does not end while the player adds a way to log in, ms. */
const STILL_COUNTS_MS = 60_000;

/** Asks for a second proof before a way to log in is added. */
export interface AskForProof {
  /** Resolves to true once the player has proved who they are, to false if they give up or the call fails. */
  readonly prove: () => Promise<boolean>;
  /** Runs a call, and once more after a proof if the server asks for one. Rejects with the call's refusal. */
  readonly proved: <Answer>(call: () => Promise<Answer>) => Promise<Answer>;
  /** The dialog, to be rendered. */
  readonly dialog: ReactNode;
}

/** Returns the functions that ask the player for a second proof, and their dialog. */
export function useProof(): AskForProof {
  const errorText = useErrorText();
  const [read] = useReadIdentityProofMutation();
  const [ways, setWays] = useState<ProofWays>();
  const answer = useRef<(isProved: boolean) => void>(undefined);

  const prove = async (): Promise<boolean> => {
    try {
      const { provedUntil, ...possible } = await read().unwrap();
      if (provedUntil - STILL_COUNTS_MS > serverNow()) return true;
      return await new Promise<boolean>((resolve) => {
        answer.current = resolve;
        setWays(possible);
      });
    } catch (error) {
      showToast(errorText(error), 'info');
      return false;
    }
  };
  const close = (isProved: boolean): void => {
    setWays(undefined);
    answer.current?.(isProved);
  };
  return {
    prove,
    async proved(call) {
      try {
        return await call();
      } catch (error) {
        const isNeeded = isApiError(error) && error.errcode === ErrorCode.proofNeeded;
        if (!isNeeded || !(await prove())) throw error;
        return call();
      }
    },
    dialog: ways !== undefined && (
      <ProofDialog ways={ways} onProved={() => close(true)} onClose={() => close(false)} />
    ),
  };
}
