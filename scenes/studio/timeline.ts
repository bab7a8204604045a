import { button, icon, make, secondsText, svg } from './dom.ts';
import { titleOf } from './input-log.ts';
import type { EditorPart, EditorState, EditorActions } from './editor-state.ts';

/** The timeline under the picture. */
export interface TimelineView extends EditorPart {
  /** Moves the mark of the current time, ms of the scene's time. */
  tick(time: number): void;
}

interface Mark {
  readonly at: number;
  readonly kind: 'photo' | 'cue' | 'input' | 'event';
  readonly text: string;
}

const ROWS = { photo: 0, cue: 1, input: 1, event: 2 } as const;
const SIGNS = { photo: '', cue: '▼', input: '▼', event: '◆' } as const;

/** Returns the marked instants of an example in order of time: cues, photographs and events. */
export function marksOf({ loaded, address, timelineScan }: EditorState): Mark[] {
  const example = loaded?.definition.examples[address.example ?? ''];
  const marks: Mark[] = [
    ...(example?.photos ?? []).map((at) => ({ at, kind: 'photo', text: 'photograph' }) as const),
    ...(example?.cues ?? []).map(({ at, cue }) => ({ at, kind: 'cue', text: cue }) as const),
    ...address.inputLog.map(
      (input) => ({ at: input.at, kind: 'input', text: `${titleOf(input)} (by hand)` }) as const,
    ),
    ...(timelineScan?.events ?? []).map(({ at, event }) => ({ at, kind: 'event', text: event }) as const),
  ];
  return marks.slice().sort((a, b) => a.at - b.at);
}

/** Returns the length of the timeline in ms: up to the end of the scan, or to the current time if it is later. */
export const lengthOf = ({ timelineScan, time }: EditorState): number =>
  Math.max(timelineScan?.length ?? 1_000, time);

/** Returns a round distance between the labels of a timeline of `length` ms, so that it has at most about ten. */
function stepOf(length: number): number {
  return (
    [50, 100, 250, 500, 1_000, 2_500, 5_000, 10_000, 30_000].find((step) => length / step <= 10) ?? 60_000
  );
}

/** Creates the timeline with clickable marks for cues, photographs and events, and bands for periods with movement. */
export function timeline(actions: EditorActions): TimelineView {
  const range = make('input', { type: 'range', min: '0', step: '1', className: 'scrub', ariaLabel: 'Time' });
  const bands = svg('svg', {
    class: 'bands',
    preserveAspectRatio: 'none',
    viewBox: '0 0 1000 1',
    'aria-hidden': 'true',
  });
  const figures = make('div', { className: 'figures', ariaHidden: 'true' });
  const marks = make('div', { className: 'marks', role: 'group', ariaLabel: 'Instants with a name' });
  const head = make('div', { className: 'head' });
  const root = make('div', { className: 'timeline' }, [
    marks,
    make('div', { className: 'track' }, [bands, range]),
    figures,
    head,
  ]);
  let length = 1_000;
  let drawn = '';
  range.addEventListener('input', () => actions.seek(range.valueAsNumber));

  const tick = (time: number): void => {
    range.value = String(time);
    range.ariaValueText = secondsText(time);
    head.style.setProperty('--at', String(Math.min(1, time / length)));
  };

  return {
    root,
    tick,
    show(view) {
      root.ariaBusy = String(view.timelineScan === undefined);
      length = lengthOf(view);
      range.max = String(length);
      const all = marksOf(view);
      const key = JSON.stringify([length, all, view.timelineScan?.moving]);
      if (key !== drawn) {
        drawn = key;
        marks.replaceChildren(
          ...all.map(({ at, kind, text }) => {
            const one = button(SIGNS[kind], () => actions.seek(at), {
              label: `${text}, ${secondsText(at)}`,
              className: `mark ${kind}`,
            });
            if (kind === 'photo') one.append(icon('camera'));
            one.style.setProperty('--at', String(at / length));
            one.style.setProperty('--row', String(ROWS[kind]));
            return one;
          }),
        );
        bands.replaceChildren(
          ...(view.timelineScan?.moving ?? []).map(([from, to]) =>
            svg('rect', {
              x: (from / length) * 1000,
              width: Math.max(1, ((to - from) / length) * 1000),
              y: 0,
              height: 1,
            }),
          ),
        );
        const step = stepOf(length);
        const places = Array.from({ length: Math.floor(length / step) + 1 }, (_, index) => index * step);
        figures.replaceChildren(
          ...places.map((at) => {
            const one = make('span', { textContent: String(at / 1000) });
            one.style.setProperty('--at', String(at / length));
            return one;
          }),
        );
      }
      tick(view.time);
    },
  };
}
