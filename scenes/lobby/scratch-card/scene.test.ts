import { describe, expect, it } from 'vitest';
import { createBlankArt } from '../../engine/art.ts';
import { createExamplePlayer } from '../../engine/scene-player.ts';
import { createRandom } from '../../engine/random.ts';
import { createRecordingSound } from '../../engine/sound.ts';
import { describeSprites } from '../../parts/describe-sprites.ts';
import { studioScene } from './studio.ts';
import { big, format, miss, names, shows, small, table, type Table } from './test-kit.ts';
import { CARD, LAYOUT, RESULT, WIPE } from './tuning.ts';
import type { Container } from '../../engine/pixi.ts';

/** Rubs up and down over the foil, from one x to another, with a pointer. */
function rub({ player, play }: Table, from: number, to: number): void {
  player.drag('down', from, 330);
  let isDown = true;
  for (let x = from; x <= to; x += 30) {
    player.drag('move', x, isDown ? 870 : 330);
    play(16);
    isDown = !isDown;
  }
  player.drag('up', to, 600);
}

describe('the scratch card', () => {
  it.each(Object.keys(studioScene.examples))(
    'plays the example %s to its end and leaves no sound and no display node',
    (name) => {
      const example = studioScene.examples[name];
      if (!example) throw new Error(name);
      const sound = createRecordingSound();
      const player = createExamplePlayer(studioScene, example, { art: createBlankArt(), format, sound });
      for (let guard = 0; guard < 3_000 && (player.isMoving() || player.nextWake() !== undefined); guard++)
        player.advance(33);
      expect(player.isMoving()).toBe(false);
      expect(sound.looping()).toEqual([]);
      player.dispose();
      expect(player.view.destroyed).toBe(true);
    },
  );

  it('shows no symbol before the answer arrives, then turns the card over', () => {
    const scene = table();
    const { player, events, play } = scene;
    void player.cue('deal', {});
    play(CARD.flipIn + 200);
    expect(describeSprites(player.view).some((line) => line.startsWith('face-'))).toBe(false);
    expect(player.drag('down', 360, 600)).toBe(false);
    expect(events).toEqual([]);
    void player.cue('face', { card: small });
    play(CARD.turnOut + CARD.turnIn + 20);
    expect(events).toEqual(['card:dealt {}']);
    expect(shows(scene, 'face-salakot')).toBe(3);
    expect(player.drag('down', 360, 600)).toBe(true);
  });

  it('turns the card over even if the answer arrives while it still flips onto the table', () => {
    const { player, events, play } = table();
    void player.cue('deal', {});
    play(50);
    void player.cue('face', { card: small });
    play(2_000);
    expect(events).toEqual(['card:dealt {}']);
  });

  it('removes a refused card, and keeps a card without an answer', () => {
    const scene = table();
    const { player, events, play, sound } = scene;
    void player.cue('deal', {});
    play(500);
    void player.cue('fail', { refused: true });
    play(CARD.refused + 20);
    expect(player.isMoving()).toBe(false);
    player.press(360, 1_170);
    void player.cue('deal', {});
    play(500);
    void player.cue('fail', {});
    play(100);
    expect(player.isMoving()).toBe(false);
    player.press(360, 1_170);
    expect(events).toEqual(['button:pressed {"action":"buy"}', 'button:pressed {"action":"check"}']);
    expect(sound.played.filter(({ cue }) => cue === 'ui.soft')).toHaveLength(2);
    void player.cue('face', { card: miss });
    play(1_000);
    expect(events.at(-1)).toBe('card:dealt {}');
  });

  it('opens tiles as they are rubbed off, and wipes the rest when half of the foil is gone', () => {
    const scene = table();
    const { player, events, play } = scene;
    void player.cue('deal', { card: small, instant: true });
    rub(scene, 90, 240);
    expect(names(events)).not.toContain('card:opened');
    expect(events.filter((line) => line.startsWith('face:opened'))).toEqual([
      'face:opened {"place":0,"symbol":3}',
      'face:opened {"place":3,"symbol":3}',
      'face:opened {"place":6,"symbol":0}',
    ]);
    const parts = events.flatMap((line) => /"part":([\d.]+)/.exec(line)?.slice(1).map(Number) ?? []);
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.every((part, index) => part > (parts[index - 1] ?? 0) && part < 0.5)).toBe(true);
    rub(scene, 240, 620);
    play(WIPE.ms + 20);
    expect(names(events).filter((name) => name === 'face:opened')).toHaveLength(9);
    expect(names(events)).toContain('card:opened');
    play(4_000);
    expect(events.slice(-2)).toEqual(['card:shown {"prize":2000}', 'card:closed {}']);
  });

  it('erases the same dabs with a pointer as with the cue `stroke`', () => {
    const byHand = table();
    void byHand.player.cue('deal', { card: small, instant: true });
    for (const [phase, x, y] of [
      ['down', 100, 400],
      ['move', 300, 500],
      ['move', 200, 700],
    ] as const) {
      byHand.player.drag(phase, x, y);
      byHand.player.paint();
    }
    const byCue = table();
    void byCue.player.cue('deal', { card: small, instant: true });
    void byCue.player.cue('stroke', {
      points: [
        [100, 400],
        [300, 500],
        [200, 700],
      ],
    });
    const dabs = ({ drawn }: Table): string[] => drawn.slice(drawn.lastIndexOf('whole') + 1);
    expect(dabs(byHand)).toHaveLength(3);
    // Dabs placed between two frames are drawn together in the next frame.
    expect(dabs(byCue)).toEqual([]);
    byCue.player.paint();
    byCue.player.paint();
    expect(dabs(byCue)).toEqual([dabs(byHand).join('; ')]);
  });

  it('restores the half-rubbed foil when the GPU has lost its texture', () => {
    const scene = table();
    void scene.player.cue('deal', { card: big, instant: true });
    rub(scene, 90, 200);
    const before = scene.drawn.slice(scene.drawn.lastIndexOf('whole') + 1).join('; ');
    scene.drawn.length = 0;
    scene.player.redraw();
    scene.player.paint();
    expect(scene.drawn[0]).toBe('whole');
    expect(scene.drawn.slice(1).join('; ')).toBe(before);
  });

  it('draws each dab once, however often the pointer passes the same spot', () => {
    const { player, drawn } = table();
    void player.cue('deal', { card: small, instant: true });
    const [here, there] = [[200, 400] as const, [240, 400] as const];
    const points = [here, there, here, there, here];
    void player.cue('stroke', { points: points.slice(0, 2) });
    player.paint();
    const count = drawn.length;
    expect(drawn[count - 1]).not.toBe('whole');
    void player.cue('stroke', { points });
    player.paint();
    expect(drawn).toHaveLength(count);
  });

  it('reveals the whole card when the button is pressed, and reports every event', () => {
    const { player, events, play } = table();
    void player.cue('deal', { card: miss, instant: true });
    expect(player.press(360, 1_170)).toBe(true);
    play(WIPE.ms + RESULT.fade + 20);
    expect(names(events)).toEqual([
      'card:dealt',
      ...Array.from({ length: 9 }, () => 'face:opened'),
      'card:opened',
      'card:shown',
      'card:closed',
    ]);
    player.press(360, 1_170);
    expect(events.at(-1)).toBe('button:pressed {"action":"next"}');
  });

  it('remembers a reveal that is requested before the card lies on the table', async () => {
    for (const way of ['cue', 'button'] as const) {
      const { player, events, play } = table();
      void player.cue('deal', { card: small });
      play(50);
      if (way === 'cue') void player.cue('revealAll', {});
      else expect(player.press(LAYOUT.button.x, LAYOUT.button.y)).toBe(true);
      play(6_000);
      expect(events).toContain('card:shown {"prize":2000}');
    }
  });

  it('forgets a requested reveal when another card is dealt', () => {
    const { player, events, play } = table();
    void player.cue('deal', { card: small });
    play(50);
    void player.cue('revealAll', {});
    void player.cue('deal', { card: miss });
    play(6_000);
    expect(events.filter((line) => line.startsWith('card:shown'))).toEqual([]);
  });

  it('resolves each cue when its effect has been shown', async () => {
    const { player, play } = table();
    const resolved: string[] = [];
    void player.cue('deal', { card: big }).then(() => resolved.push('dealt'));
    play(CARD.flipIn + 5);
    await Promise.resolve();
    expect(resolved).toEqual(['dealt']);
    void player.cue('revealAll', {}).then(() => resolved.push('shown'));
    play(3_000);
    await Promise.resolve();
    expect(resolved).toEqual(['dealt']);
    void player.cue('skip', {});
    await Promise.resolve();
    expect(resolved).toEqual(['dealt', 'shown']);
  });

  it('shows the same picture at a given time, whatever the frame rate', () => {
    const play = (next: () => number): string[][] => {
      const { player } = table();
      void player.cue('deal', { card: big });
      const pictures: string[][] = [];
      const to = (instant: number): void => {
        while (player.time < instant) player.advance(Math.min(next(), instant - player.time));
        pictures.push(describeSprites(player.view));
      };
      to(200);
      to(500);
      void player.cue('stroke', {
        points: [
          [100, 400],
          [400, 700],
          [420, 380],
        ],
      });
      to(620);
      to(800);
      void player.cue('revealAll', {});
      for (const instant of [950, 1_250, 1_500, 1_700, 2_900, 5_400]) to(instant);
      player.dispose();
      return pictures;
    };
    const direct = play(() => 100_000);
    for (const rate of [24, 60, 120]) expect(play(() => 1_000 / rate)).toEqual(direct);
    const jitter = createRandom('jitter');
    expect(play(() => jitter.range(1, 45))).toEqual(direct);
  });

  it('sounds only while the pointer moves, and requests no frame while it rests', () => {
    const scene = table();
    const { player, sound, play } = scene;
    void player.cue('deal', { card: small, instant: true });
    player.drag('down', 100, 400);
    expect(sound.looping()).toEqual(['scratch']);
    player.drag('move', 140, 400);
    play(1_000);
    expect(player.isMoving()).toBe(false);
    player.drag('up', 140, 400);
    expect(sound.looping()).toEqual([]);
  });

  it('does not move in reduced motion, and lights the result within 600 ms', () => {
    const { player, events, play } = table({ reduceMotion: true });
    void player.cue('deal', { card: big });
    const places = new Set<string>();
    const watch = (ms: number): void => {
      for (let at = 0; at < ms; at += 20) {
        play(20);
        for (const line of describeSprites(player.view)) places.add(line.replace(/ alpha .*/, ''));
      }
    };
    watch(300);
    void player.cue('revealAll', {});
    watch(600);
    expect(events.at(-1)).toBe('card:shown {"prize":500000}');
    expect([...places].filter((line) => line.startsWith('card '))).toHaveLength(1);
    expect([...places].filter((line) => line.startsWith('tile-won '))).toHaveLength(3);
    expect([...places].filter((line) => /^(crumb|spark|coin) /.test(line))).toEqual([]);
  });

  it('deals the next card of a purchase after the open one', () => {
    const scene = table({}, { waiting: 9, canBuy: false });
    const { player, events, play } = scene;
    for (const card of [miss, small, miss]) {
      void player.cue('deal', { card });
      play(800);
      void player.cue('revealAll', {});
      play(4_000);
    }
    expect(names(events).filter((name) => name === 'card:closed')).toHaveLength(3);
    expect(shows(scene, 'tile-won')).toBe(0);
    player.press(360, 1_170);
    expect(events.at(-1)).toBe('button:pressed {"action":"next"}');
  });

  it('creates no display node after its construction', () => {
    const { player, play } = table();
    const countAll = (container: Container): number =>
      container.children.reduce((sum, child) => sum + 1 + countAll(child), 0);
    const before = countAll(player.view);
    void player.cue('deal', { card: { ...big, prize: 99_999_999 } });
    play(1_000);
    void player.cue('stroke', {
      points: [
        [100, 400],
        [500, 800],
      ],
    });
    void player.cue('revealAll', {});
    play(8_000);
    expect(countAll(player.view)).toBe(before);
  });
});
