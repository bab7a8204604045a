/** Reads the files that artists leave: only whole ones, and only those that are files themselves. */
import { closeSync, lstatSync, openSync, readFileSync, readlinkSync, readSync, type Stats } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

/** A file that was not written for so long, ms, is read. */
const QUIET_MS = 25;
/** A file that is not whole is waited for so long after it was last written, ms; then it is read as it is. */
const LONGEST_MS = 2_000;

/** What a file is a link to; undefined when it is no link. */
export const linkTarget = (file: string): string | undefined =>
  lstatSync(file).isSymbolicLink() ? readlinkSync(file) : undefined;

/** Reads a file's bytes. Throws, in words, when it is a link: what it leads to is on no other machine. */
export function readSource(file: string): Buffer {
  if (linkTarget(file) !== undefined)
    throw new Error('it is a link to another file; put the file itself in its place');
  return readFileSync(file);
}

const PNG_END = 'IEND';
/** Bytes of the sum that follows it, and how many of the last bytes are looked at: some programs write more behind. */
const PNG_SUM = 4;
const PNG_TAIL = 64;
const WAV_HEADER = 8;

function readPart(file: string, from: number, length: number): Buffer {
  const part = Buffer.alloc(length);
  const handle = openSync(file, 'r');
  try {
    return part.subarray(0, readSync(handle, part, 0, length, from));
  } finally {
    closeSync(handle);
  }
}

/** True when the last thing that belongs into a file of its kind is in it; of other kinds, always. */
export function isWhole(file: string): boolean {
  const { size } = lstatSync(file);
  const ending = file.slice(file.lastIndexOf('.')).toLowerCase();
  switch (ending) {
    case '.png': {
      const last = readPart(file, Math.max(0, size - PNG_TAIL), PNG_TAIL);
      const at = last.lastIndexOf(PNG_END);
      return at >= 0 && last.length - at >= PNG_END.length + PNG_SUM;
    }
    case '.svg':
      // Comments may follow.
      return /<\/(?:\w+:)?svg\s*>|^\s*<svg\b[^>]*\/>\s*$/.test(readFileSync(file, 'utf8'));
    case '.wav': {
      const head = readPart(file, 0, WAV_HEADER);
      return head.length === WAV_HEADER && size >= head.readUInt32LE(4) + WAV_HEADER;
    }
    case '.json':
      return isJson(readFileSync(file, 'utf8'));
    default:
      return size > 0;
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Waits until nobody writes to the files any more: each was left alone for a moment and is whole, or was left alone for
 * so long that it will stay as it is. Rejects with the signal's reason when it ends the wait.
 */
export async function whenWritten(files: readonly string[], signal?: AbortSignal): Promise<void> {
  for (const file of files) await whenOneWritten(file, signal);
}

async function whenOneWritten(file: string, signal: AbortSignal | undefined): Promise<void> {
  let known = '';
  let since = performance.now();
  for (;;) {
    const found = readStats(file);
    const age = Date.now() - (found?.mtimeMs ?? 0);
    if (!found?.isFile() || age >= LONGEST_MS) return;
    const now = `${found.size} ${found.mtimeMs}`;
    if (now !== known) [known, since] = [now, performance.now()];
    if (age >= QUIET_MS && isWholeOrGone(file)) return;
    // By this machine's own clock, which a network drive may not share.
    if (performance.now() - since >= LONGEST_MS) return;
    await setTimeout(QUIET_MS, undefined, { signal });
  }
}

const readStats = (file: string): Stats | undefined => lstatSync(file, { throwIfNoEntry: false });

function isWholeOrGone(file: string): boolean {
  try {
    return isWhole(file);
  } catch {
    // Taken away while it was read.
    return true;
  }
}
