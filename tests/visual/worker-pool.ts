import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { failedJob, type Job, type JobResult, type Targets } from './jobs.ts';
import type { WorkerMessage, WorkerReply } from './pool-worker.ts';
import { ROOT } from './static-server.ts';

/** Worker processes that share the jobs of a run. */
export interface WorkerPool {
  /** Runs each job on the next free worker; calls `onDone` after each. Rejects if a worker exits during a job. */
  run(jobs: readonly Job[], onDone?: (done: number) => void): Promise<JobResult[]>;
  close(): Promise<void>;
}

/** Starts `size` worker processes. */
export function openWorkerPool(size: number, targets: Targets): WorkerPool {
  const workers = Array.from({ length: size }, () =>
    fork(join(ROOT, 'tests/visual/pool-worker.ts'), { cwd: ROOT, serialization: 'advanced' }),
  );
  for (const worker of workers) send(worker, { targets });
  return {
    async run(jobs, onDone) {
      const results: JobResult[] = [];
      const queue = jobs.values();
      await Promise.all(
        workers.map(async (worker) => {
          for (const job of queue) {
            results.push(await runOn(worker, job));
            onDone?.(results.length);
          }
        }),
      );
      return results;
    },
    async close() {
      await Promise.all(
        workers.map(async (worker) => {
          if (worker.exitCode !== null || worker.signalCode !== null) return;
          const exited = once(worker, 'exit');
          worker.disconnect();
          await exited;
        }),
      );
    },
  };
}

const send = (worker: ChildProcess, message: WorkerMessage): void => void worker.send(message);

/** Runs a job on a worker. If the job throws, resolves to a result with its error. Rejects if the worker exits. */
function runOn(worker: ChildProcess, job: Job): Promise<JobResult> {
  return new Promise((resolve, reject) => {
    const stopListening = (): void => {
      worker.off('message', onReply);
      worker.off('exit', onExit);
    };
    const onReply = (reply: WorkerReply): void => {
      stopListening();
      resolve('result' in reply ? reply.result : failedJob(`${nameOf(job)}: ${reply.error}`));
    };
    const onExit = (): void => {
      stopListening();
      reject(new Error(`${nameOf(job)}: its worker exited`));
    };
    worker.on('message', onReply);
    worker.on('exit', onExit);
    send(worker, { job });
  });
}

function nameOf(job: Job): string {
  switch (job.kind) {
    case 'photos':
      return `${job.shots[0]?.scene}/${job.shots[0]?.example}`;
    case 'page':
      return `the page ${job.view.path}`;
    case 'parity':
      return `${job.scene}/${job.example} at other frame rates`;
    case 'flashes':
      return `${job.scene}/${job.example} and its flashes`;
    case 'art-swaps':
      return `${job.scene} and its art packs`;
  }
}
