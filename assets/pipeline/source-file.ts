/** Reads the artists' files: only complete ones, and no links. */
import { closeSync, lstatSync, openSync, readFileSync, readlinkSync, readSync, type Stats } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

/** Time without writes after which a file is read, ms. */
const QUIET_MS = 25;
/** Longest wait for an incomplete file after its last write, ms; then it is read as it is. */
const LONGEST_MS = 2_000;

/** Returns the target of a link; undefined when the file is no link. */
export const linkTarget = (file: string): string | undefined =>
  lstatSync(file).isSymbolicLink() ? readlinkSync(file) : undefined;

/** Reads a file's bytes. Throws with an explanation when it is a link: its target exists on no other machine. */
export function readSource(file: string): Buffer {
  if (linkTarget(file) !== undefined)
    throw new Error('it is a link to another file; put the file itself in its place');
  return readFileSync(file);
}

const PNG_END = 'IEND';
/** Bytes of the checksum after the end mark, and how many of the last bytes are searched: some programs append more. */
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

/** Returns whether the end mark of the file's kind is present; true for unknown kinds. */
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
      // Comments may follow the root element.
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
 * Waits until the files are written: each was left alone for a moment and is complete, or was left alone so long that
 * it will stay as it is. Rejects with the signal's reason when aborted.
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
    // Measured by this machine's clock, which a network drive may not share.
    if (performance.now() - since >= LONGEST_MS) return;
    await setTimeout(QUIET_MS, undefined, { signal });
  }
}

const readStats = (file: string): Stats | undefined => lstatSync(file, { throwIfNoEntry: false });

function isWholeOrGone(file: string): boolean {
  try {
    return isWhole(file);
  } catch {
    // Deleted while it was read.
    return true;
  }
}
