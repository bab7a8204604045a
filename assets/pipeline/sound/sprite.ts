import { spawn } from 'node:child_process';
import { readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import ffmpeg from '@ffmpeg-installer/ffmpeg';
import { partOf, writeAtomically } from '../store.ts';
import type { BitRates } from './sprite-table.ts';
import { silence, type Track, toSamples } from './track.ts';
import { toWav } from './wav.ts';

/**
 * Silence around each cue in a sprite, seconds: encoding blurs edges, and browsers start a cue slightly early or late.
 */
const GAP = 0.06;

const USUAL_RATES: BitRates = { opus: 64, aac: 64 };

/** Entry of a cue in Howler's sprite: start and length in ms, and `true` for a loop. */
export type SpriteEntry = readonly [offsetMs: number, durationMs: number, loop?: true];

/** Position of each cue in a sprite, by name. */
export type Sprite = Readonly<Record<string, SpriteEntry>>;

/** A sound of a sprite, as read from its WAV file. */
export interface Source {
  readonly name: string;
  readonly track: Track;
  readonly channels: 1 | 2;
  readonly loop: boolean;
}

/** Joins the sounds to one track and returns the position of each, in whole ms so that loops are exact. */
export function layOut(sources: readonly Source[]): { track: Track; sprite: Sprite } {
  const entries: Record<string, SpriteEntry> = {};
  let end = 0;
  for (const { name, track, loop } of sources) {
    const durationMs = Math.ceil((track.left.length * 1000) / toSamples(1));
    const offsetMs = end + GAP * 1000;
    entries[name] = loop ? [offsetMs, durationMs, true] : [offsetMs, durationMs];
    end = offsetMs + durationMs + GAP * 1000;
  }
  const laid = silence(end / 1000);
  for (const { name, track, loop } of sources) {
    const first = toSamples((entries[name]?.[0] ?? 0) / 1000);
    const length = track.left.length;
    // A loop also fills the silence before and after it, so that a browser that starts slightly early or late still
    // plays a full period.
    const margin = loop ? toSamples(GAP) : 0;
    for (let i = -margin; i < length + margin; i += 1) {
      const from = (i + length) % length;
      laid.left[first + i] = track.left[from] ?? 0;
      laid.right[first + i] = track.right[from] ?? 0;
    }
  }
  return { track: laid, sprite: entries };
}

/** Content of `sound.json`: the position of each cue, and a hash of the sounds that were encoded. */
export interface SoundList {
  readonly from: string;
  readonly sprite: Sprite;
}

/** Reads a `sound.json`; returns undefined if it is missing or not valid. */
export function readSoundList(file: string): SoundList | undefined {
  try {
    const list = JSON.parse(readFileSync(file, 'utf8')) as Partial<SoundList> | null;
    return list?.sprite && typeof list.from === 'string'
      ? { from: list.from, sprite: list.sprite }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Joins the sounds to one WAV file, without encoding. */
export function toWavSprite(sources: readonly Source[]): { readonly wav: Buffer; readonly sprite: Sprite } {
  const { track, sprite } = layOut(sources);
  return { wav: toWav(track, sources.some(({ channels }) => channels === 2) ? 2 : 1), sprite };
}

/**
 * Encodes sounds into `sound.webm` (Opus) and `sound.m4a` (AAC) and writes them with `sound.json` into a folder, each
 * atomically. The same sounds give the same bytes. Rejects with ffmpeg's message if encoding fails.
 */
export async function writeSprite(
  folder: string,
  sources: readonly Source[],
  from: string,
  rates: BitRates = USUAL_RATES,
): Promise<void> {
  const { wav, sprite } = toWavSprite(sources);
  const opus = ['-c:a', 'libopus', '-b:a', `${rates.opus}k`, '-vbr', 'constrained'];
  const aac = ['-c:a', 'aac', '-b:a', `${rates.aac}k`, '-movflags', '+faststart'];
  await Promise.all([
    encode(wav, join(folder, 'sound.webm'), ['-f', 'webm', ...opus]),
    encode(wav, join(folder, 'sound.m4a'), ['-f', 'ipod', ...aac]),
  ]);
  const lines = Object.entries(sprite).map(
    ([name, entry]) => `    ${JSON.stringify(name)}: ${JSON.stringify(entry)}`,
  );
  const text = `{\n  "from": "${from}",\n  "sprite": {\n${lines.join(',\n')}\n  }\n}\n`;
  writeAtomically(join(folder, 'sound.json'), text);
}

function encode(wav: Buffer, file: string, codec: readonly string[]): Promise<void> {
  const exact = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:a', '+bitexact'];
  const half = partOf(file);
  const args = ['-v', 'error', '-y', '-f', 'wav', '-i', 'pipe:0', ...codec, ...exact, half];
  return new Promise((resolve, reject) => {
    const ffmpegRun = spawn(ffmpeg.path, args, { stdio: ['pipe', 'ignore', 'pipe'] });
    let words = '';
    ffmpegRun.stderr.setEncoding('utf8').on('data', (text: string) => {
      words += text;
    });
    ffmpegRun.once('error', reject);
    ffmpegRun.once('close', (code) => {
      try {
        if (code !== 0) throw new Error(`${file}: ${words.trim() || `ffmpeg ended with ${code}`}`);
        renameSync(half, file);
        resolve();
      } catch (error) {
        rmSync(half, { force: true });
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    });
    // If ffmpeg ends early, writing fails too; ffmpeg's own message gives the reason.
    ffmpegRun.stdin.on('error', () => undefined).end(wav);
  });
}
