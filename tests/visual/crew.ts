import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Answer, Order } from './crew-member.ts';
import type { Job, Outcome, Places } from './job.ts';
import { ROOT } from './site.ts';

/** Processes that share the work. */
export interface Crew {
  /** Does all jobs, each by whoever is free, and tells of each that is done; rejects when a process ends over its job. */
  do(jobs: readonly Job[], onDone?: (done: number) => void): Promise<Outcome[]>;
  close(): Promise<void>;
}

/** Starts a crew of so many processes. */
export function openCrew(size: number, places: Places): Crew {
  const members = Array.from({ length: size }, () =>
    fork(join(ROOT, 'tests/visual/crew-member.ts'), { cwd: ROOT, serialization: 'advanced' }),
  );
  for (const member of members) tell(member, { places });
  return {
    async do(jobs, onDone) {
      const outcomes: Outcome[] = [];
      const waiting = jobs.values();
      await Promise.all(
        members.map(async (member) => {
          for (const job of waiting) {
            outcomes.push(await ask(member, job));
            onDone?.(outcomes.length);
          }
        }),
      );
      return outcomes;
    },
    async close() {
      await Promise.all(
        members.map(async (member) => {
          if (member.exitCode !== null || member.signalCode !== null) return;
          const ended = once(member, 'exit');
          member.disconnect();
          await ended;
        }),
      );
    },
  };
}

const tell = (member: ChildProcess, order: Order): void => void member.send(order);

/** Has a job done; one that throws is a broken thing in its outcome. Rejects when the process ended over it. */
function ask(member: ChildProcess, job: Job): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const settle = (): void => {
      member.off('message', onAnswer);
      member.off('exit', onExit);
    };
    const onAnswer = (said: Answer): void => {
      settle();
      const broken = 'error' in said ? [`${nameOf(job)}: ${said.error}`] : [];
      resolve('outcome' in said ? said.outcome : { taken: [], failures: [], passed: 0, broken, says: [] });
    };
    const onExit = (): void => {
      settle();
      reject(new Error(`${nameOf(job)}: the process that did it ended`));
    };
    member.on('message', onAnswer);
    member.on('exit', onExit);
    tell(member, { job });
  });
}

function nameOf(job: Job): string {
  switch (job.kind) {
    case 'photos':
      return `${job.shots[0]?.scene}/${job.shots[0]?.example}`;
    case 'page':
      return `the page ${job.view.path}`;
    case 'rhythms':
      return `${job.scene}/${job.example} in its rhythms`;
    case 'flashes':
      return `${job.scene}/${job.example} and its flashes`;
    case 'swaps':
      return `${job.scene} and its art`;
  }
}
