import { describe, expect, it } from 'vitest';
import { replaySlot } from '../../../fair/slots.ts';
import { SLOTSHACK } from '../../../fair/slots/slotshack.ts';
import { createBlankArt } from '../../engine/art.ts';
import { createScenePlayer, type ScenePlayer } from '../../engine/scene-player.ts';
import { createRecordingSound } from '../../engine/sound.ts';
import type { ReelTypes } from '../../parts/reels/types.ts';
import { slotshack } from './definition.ts';

const BET = 2_000;
const art = createBlankArt();
const format = { exact: String, prize: String };

/** Spins at time 0 with an immediate outcome; returns the events with their times, and the sounds. */
function play(stops: readonly number[]): {
  eventTimes: Map<string, number>;
  cues: string[];
  isJackpot: boolean | undefined;
  player: ScenePlayer<ReelTypes>;
} {
  const eventTimes = new Map<string, number>();
  let isJackpot: boolean | undefined;
  const sound = createRecordingSound();
  const player: ScenePlayer<ReelTypes> = createScenePlayer(slotshack, {
    art,
    format,
    sound,
    props: { bet: BET, stops: [2, 2, 3], canSpin: true },
    onEvent: (event, detail) => {
      if ('isJackpot' in detail) isJackpot = detail.isJackpot;
      eventTimes.set('reel' in detail ? `${event} ${String(detail.reel)}` : event, player.time);
    },
  });
  void player.cue('spin', {});
  void player.cue('land', { outcome: replaySlot(SLOTSHACK, [stops], BET) });
  while (player.time < 20_000) player.advance(50);
  return { eventTimes, cues: sound.played.map(({ cue }) => cue), isJackpot, player };
}

describe('the Slotshack slot', () => {
  it('takes the same time for every outcome: after two equal symbols the third reel does not run longer', () => {
    const times = new Set<string>();
    // Stops without a win, with only two cherries, with only two sevens, with a win, and with the jackpot.
    for (const stops of [
      [0, 0, 1],
      [0, 7, 1],
      [12, 6, 9],
      [2, 0, 1],
      [12, 6, 8],
    ]) {
      const { eventTimes, cues, player } = play(stops);
      times.add([0, 1, 2].map((reel) => eventTimes.get(`reel:stopped ${reel}`)?.toFixed(6)).join(' '));
      expect(cues).not.toContain('tease');
      expect(eventTimes.has('spin:closed')).toBe(true);
      player.dispose();
    }
    expect(times.size).toBe(1);
  });

  it('celebrates three sevens as the jackpot, and no other win', () => {
    const jackpot = play([12, 6, 8]);
    const triple = play([5, 2, 3]);
    expect(jackpot.cues).toContain('win.jackpot');
    expect(triple.cues).toContain('win.big');
    expect(triple.cues).not.toContain('win.jackpot');
    expect(jackpot.isJackpot).toBe(true);
    expect(triple.isJackpot).toBe(false);
    jackpot.player.dispose();
    triple.player.dispose();
  });
});
