import { spawn } from 'node:child_process';

const STARTS_WITHIN_MS = 20_000;

/** A virtual screen (Xvfb), on which browsers open their windows. */
export interface Display {
  /** Name of the screen, for the environment variable DISPLAY. */
  readonly name: string;
  close(): void;
}

/** Starts an X server with the first free display number. */
export async function openDisplay(): Promise<Display> {
  // Xvfb writes its display number to file descriptor 3.
  const child = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  process.once('exit', () => void child.kill());
  const name = await new Promise<string>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('Xvfb did not start')), STARTS_WITHIN_MS);
    child.once('error', reject);
    child.once('exit', () => reject(new Error('Xvfb ended at its start')));
    child.stdio[3]?.once('data', (number: Buffer) => {
      clearTimeout(late);
      resolve(`:${number.toString().trim()}`);
    });
  });
  return { name, close: () => void child.kill() };
}
