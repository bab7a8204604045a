import type { StudioAddress } from '../address.ts';
import { button, fact, make } from '../dom.ts';
import { SAMPLE_COUNT, scriptText } from '../profiler.ts';
import { bytesText, percentile } from '../stats.ts';
import type { BytesReport } from '../protocol.ts';
import type { EditorPanel, EditorState } from '../editor-state.ts';

/** Goals for a frame (docs/performance.md, Goals); `heap` and `memory` are in bytes. */
const GOALS = { drawCalls: 2, drawCallsInBigWin: 4, glCalls: 16, heap: 2_500, memory: 8 * 2 ** 20 } as const;

function marked(name: string, value: string, isGood: boolean, note: string): HTMLElement {
  const row = fact(name, value, note);
  row.classList.add(isGood ? 'good' : 'beyond');
  return row;
}

/** Creates the panel with the cost of a frame, the memory of the art, and the bytes that a player loads. */
export function framePanel(): EditorPanel {
  const costs = make('dl', { className: 'facts' });
  const weights = make('div', { className: 'weights' });
  const strip = make('canvas', {
    className: 'strip',
    width: SAMPLE_COUNT * 2,
    height: 48,
    role: 'img',
    ariaLabel: 'Script time of the latest frames',
  });
  let report: BytesReport | undefined;
  let askedFor = -1;
  let weighed = '';
  let last: EditorState | undefined;
  const reset = button('Start counting anew', () => {
    last?.profiler.reset();
    if (last) show(last);
  });

  function show(view: EditorState): void {
    last = view;
    const { profiler } = view;
    costs.replaceChildren(...costsOf(view));
    drawStrip(strip, profiler.script.values);
    if (view.artTurn !== askedFor) {
      askedFor = view.artTurn;
      fetch('/-/bundles')
        .then(async (response) => {
          report = response.ok ? ((await response.json()) as BytesReport) : undefined;
          weighed = '';
          if (last) drawWeights(last);
        })
        .catch(() => undefined);
    }
    drawWeights(view);
  }

  function drawWeights({ address }: EditorState): void {
    const key = `${address.scene} ${address.pack} ${report ? 'told' : ''}`;
    if (key === weighed) return;
    weighed = key;
    if (!report) {
      weights.replaceChildren(
        make('p', { className: 'quiet', textContent: 'Bytes are told by npm run studio.' }),
      );
      return;
    }
    weights.replaceChildren(
      weightsTable(report, address),
      make('p', {
        className: 'quiet',
        textContent: 'Files as they travel; code as of the last build of the lobby, not compressed.',
      }),
    );
  }

  return {
    name: 'frame',
    title: 'Frame',
    root: make('div', {}, [
      make('header', {}, [make('h3', { textContent: 'A frame' }), reset]),
      strip,
      costs,
      make('h3', { textContent: 'Bytes' }),
      weights,
    ]),
    show,
  };
}

/** Returns the costs of the last frame and of the worst one, each with its goal. */
function costsOf({ profiler, loaded }: EditorState): HTMLElement[] {
  const { last: frame, worst } = profiler;
  const textures = profiler.textures();
  // A browser that reports only rounded sizes shows no growth, so the heap is hidden if no value is above zero.
  const heap = profiler.heap.values.some((value) => value > 0)
    ? percentile(profiler.heap.values, 0.5)
    : undefined;
  const isExact = typeof crossOriginIsolated === 'boolean' && crossOriginIsolated;
  return [
    marked(
      'draw calls',
      `${frame.drawCalls}`,
      worst.drawCalls <= GOALS.drawCallsInBigWin,
      `most ${worst.drawCalls}; goal ${GOALS.drawCalls}, ${GOALS.drawCallsInBigWin} in a big win`,
    ),
    marked(
      'GL calls',
      `${frame.glCalls}`,
      frame.glCalls <= GOALS.glCalls,
      `most ${worst.glCalls}; goal ${GOALS.glCalls}`,
    ),
    marked(
      'uploads',
      `${frame.uploads}`,
      frame.uploads === 0,
      `most ${worst.uploads}; goal 0 while something moves (the first frame brings its own)`,
    ),
    marked('waits for the card', `${frame.reads}`, frame.reads === 0, `most ${worst.reads}; goal 0`),
    fact(
      'script a frame',
      scriptText(profiler.script),
      `median / 95 % of the last ${profiler.script.values.length}; a 60th is 16.67 ms${isExact ? '' : '; this page has a coarse clock'}`,
    ),
    heap === undefined
      ? fact(
          'allocated a frame',
          'not told',
          'only Chromium tells the heap, exactly with --enable-precise-memory-info',
        )
      : fact(
          'allocated a frame',
          bytesText(heap),
          `median; exact with --enable-precise-memory-info; goal ${GOALS.heap} B`,
        ),
    marked(
      "the scene's art",
      loaded ? bytesText(loaded.art.bytes) : '–',
      !loaded || loaded.art.bytes <= GOALS.memory,
      `goal ${bytesText(GOALS.memory)}`,
    ),
    fact(
      'textures on the card',
      `${textures.count}, ${bytesText(textures.bytes)}`,
      'with what the studio keeps of other scenes and packs',
    ),
    fact('frames counted', `${profiler.frames}`),
  ];
}

/** Draws a bar for the script time of each of the last frames, ms. */
function drawStrip(strip: HTMLCanvasElement, values: readonly number[]): void {
  const context = strip.getContext('2d');
  if (!context) return;
  const most = Math.max(4, ...values);
  context.clearRect(0, 0, strip.width, strip.height);
  for (const [index, value] of values.entries()) {
    context.fillStyle = value > 8 ? '#ff93a6' : value > 4 ? '#ffc861' : '#93d3ff';
    const height = Math.max(1, (value / most) * strip.height);
    context.fillRect(index * 2, strip.height - height, 1.5, height);
  }
}

/** Creates a table with the bytes that a player loads for each bundle. */
function weightsTable(report: BytesReport, address: StudioAddress): HTMLElement {
  const over = report.packs[address.pack ?? ''];
  const rows = Object.entries(report.bundles).map(([bundle, own]) => {
    const shown = over?.[bundle] ?? own;
    const code = report.code[bundle];
    const cells = [bundle, shown.art, shown.light, shown.sound, code].map((cell) =>
      make('td', { textContent: typeof cell === 'string' ? cell : cell ? bytesText(cell) : '–' }),
    );
    const row = make('tr', {}, cells);
    if (bundle === address.scene) row.className = 'current';
    return row;
  });
  const head = ['bundle', 'art', 'light', 'sound', 'code'].map((textContent) =>
    make('th', { scope: 'col', textContent }),
  );
  return make('table', {}, [make('thead', {}, [make('tr', {}, head)]), make('tbody', {}, rows)]);
}
