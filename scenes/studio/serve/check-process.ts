import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { CheckAnswer, CheckRequest } from '../../../assets/check/finding.ts';
import type { CheckMessage } from '../protocol.ts';
import type { RunCheck } from './checker.ts';

/** Runs the asset check in a separate process, which the first request starts. */
export interface CheckProcess {
  readonly runCheck: RunCheck;
  /** Ends the process. The next request starts a new one, which reads the scenes again. */
  end(): void;
}

interface Waiting {
  readonly resolve: (messages: readonly CheckMessage[] | undefined) => void;
  readonly reject: (error: Error) => void;
}

/** Creates the check for the repository at `root`. */
export function createCheckProcess(root: string): CheckProcess {
  let child: ChildProcess | undefined;
  let count = 0;
  const waiting = new Map<number, Waiting>();

  function take(answer: CheckAnswer): void {
    const one = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('error' in answer) return one?.reject(new Error(answer.error));
    const messages = answer.reports.flatMap(({ pack, findings }) =>
      findings.map((finding) => ({ ...finding, ...(pack === undefined ? {} : { pack }) })),
    );
    one?.resolve(answer.reports.length === 0 ? undefined : messages);
  }

  function start(): ChildProcess {
    const started = fork(join(root, 'assets/check/serve.ts'), [], {
      cwd: root,
      execArgv: ['--import', 'tsx'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    started.on('message', (answer: CheckAnswer) => take(answer));
    started.on('exit', () => {
      if (child !== started) return;
      child = undefined;
      for (const { reject } of waiting.values()) reject(new Error('the check has stopped; ask it again'));
      waiting.clear();
    });
    return started;
  }

  const send = (request: CheckRequest): void => void (child ??= start()).send(request);

  return {
    runCheck: (file, signal) =>
      new Promise((resolve, reject) => {
        const id = ++count;
        waiting.set(id, { resolve, reject });
        signal.addEventListener('abort', () => {
          if (!waiting.delete(id)) return;
          send({ id, isCancelled: true });
          reject(new Error('ended'));
        });
        send(file === undefined ? { id } : { id, file });
      }),
    end() {
      const ended = child;
      child = undefined;
      ended?.kill();
      for (const { reject } of waiting.values()) reject(new Error('the check was started anew'));
      waiting.clear();
    },
  };
}
