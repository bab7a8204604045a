import type { StudioAddress } from './address.ts';
import { button, icon, make, picker, toggle } from './dom.ts';
import type { EditorPart, EditorState, EditorActions } from './editor-state.ts';

/** Speeds of playing, as multiples of real time; the bracket keys choose among them. */
export const SPEEDS = [0.1, 0.25, 0.5, 1, 2, 4] as const;

/**
 * Returns the address values that switch music on or off. Switching it on also switches sound on, which music needs.
 */
export const flipMusic = ({ music, sound }: Pick<StudioAddress, 'music' | 'sound'>): Partial<StudioAddress> =>
  music && sound ? { music: false } : { music: true, sound: true };

/** The row of buttons that control time. */
export interface Transport extends EditorPart {
  /** Updates only the display of the current time, ms of the scene's time. */
  tick(time: number): void;
}

/** Creates the buttons for playing, stepping, speed, repeating, sound and music. */
export function transport(actions: EditorActions): Transport {
  let current: EditorState | undefined;
  const play = button('▶', () => (current?.isPlaying ? actions.pause() : actions.play()), {
    label: 'Play or pause',
    key: 'Space',
    className: 'play',
  });
  const clock = make('input', {
    type: 'text',
    className: 'clock',
    ariaLabel: 'Time in seconds',
    inputMode: 'decimal',
  });
  clock.addEventListener('change', () => {
    const seconds = Number.parseFloat(clock.value);
    if (Number.isFinite(seconds) && seconds >= 0) actions.seek(seconds * 1000);
  });
  const speed = picker(
    'Speed',
    SPEEDS.map((value) => [String(value), `${value}x`]),
    (value) => actions.change({ speed: Number(value) }, true),
  );
  const loop = toggle('Loop', 'L', 'Begin anew at the end', () =>
    actions.change({ loop: !current?.address.loop }, true),
  );
  const sound = toggle('Sound', 'M', 'Sound while it plays', () =>
    actions.change({ sound: !current?.address.sound }, true),
  );
  const music = toggle('Music', 'Shift+M', 'The music that the scene is played to', () => {
    if (current) actions.change(flipMusic(current.address), true);
  });
  const length = make('span', { className: 'quiet' });
  const tick = (time: number): void => {
    if (document.activeElement !== clock) clock.value = (time / 1000).toFixed(3);
  };
  const start = button('', () => actions.seek(0), { label: 'To the start', key: 'Home' });
  start.append(icon('start'));
  return {
    root: make('div', { className: 'transport', role: 'group', ariaLabel: 'Time' }, [
      start,
      button('◂', () => actions.step(-1), { label: 'A frame back', key: '←' }),
      play,
      button('▸', () => actions.step(1), { label: 'A frame on', key: '→' }),
      clock,
      length,
      speed.root,
      loop.root,
      sound.root,
      music.root,
    ]),
    tick,
    show(view) {
      current = view;
      play.textContent = view.isPlaying ? '❚❚' : '▶';
      length.textContent = view.timelineScan ? `of ${(view.timelineScan.length / 1000).toFixed(1)} s` : '';
      if (![...speed.select.options].some(({ value }) => value === String(view.address.speed))) {
        speed.offer(
          [...SPEEDS, view.address.speed].sort((a, b) => a - b).map((value) => [String(value), `${value}x`]),
        );
      }
      speed.select.value = String(view.address.speed);
      loop.set(view.address.loop);
      sound.set(view.address.sound);
      music.set(view.address.music && view.address.sound);
      tick(view.time);
    },
  };
}
