/** Reads the artists' files: only complete files, and no symbolic links. */
import { closeSync, lstatSync, openSync, readFileSync, readlinkSync, readSync, type Stats } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

/** Time without changes after which a complete file is read, ms. */
const QUIET_MS = 25;
/** Time without changes after which an incomplete file is read as it is, ms. */
const LONGEST_MS = 2_000;

/** Returns the target of a symbolic link; undefined if the file is not a link. */
export const linkTarget = (file: string): string | undefined =>
  lstatSync(file).isSymbolicLink() ? readlinkSync(file) : undefined;

/** Reads a file. Throws for a symbolic link, because its target would be missing on other machines. */
export function readSource(file: string): Buffer {
  if (linkTarget(file) !== undefined)
    throw new Error('it is a link to another file; put the file itself in its place');
  return readFileSync(file);
}

const PNG_END = 'IEND';
/**
 * Number of bytes of the checksum after a PNG's end mark, and number of bytes at the end of a file in which the mark is
 * searched: some programs append data.
 */
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

/** Returns whether a file has the end that its format requires; true for other formats, unless the file is empty. */
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
      // After the root element there may be comments.
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
 * Waits until all files are written: each is complete and has not changed for a moment, or has not changed for so long
 * that it will stay incomplete. Rejects if the signal aborts the wait.
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
    // Measured by this machine's clock, because the times of files on a network drive may be those of another clock.
    if (performance.now() - since >= LONGEST_MS) return;
    await setTimeout(QUIET_MS, undefined, { signal });
  }
}

const readStats = (file: string): Stats | undefined => lstatSync(file, { throwIfNoEntry: false });

function isWholeOrGone(file: string): boolean {
  try {
    return isWhole(file);
  } catch {
    // The file was deleted in the meantime, so there is nothing to wait for.
    return true;
  }
}
