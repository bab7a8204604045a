import { fact, make } from '../dom.ts';
import { sizeOf, type SpriteFact } from '../sprites.ts';
import type { EditorPanel, EditorState } from '../editor-state.ts';

/** The sprites at the position of the pointer. */
export interface Pointed {
  readonly all: readonly SpriteFact[];
  readonly hovered: SpriteFact | undefined;
  readonly pinned: SpriteFact | undefined;
  /** All sprites under the pointer or the pinned one, topmost first. */
  readonly stack: readonly SpriteFact[];
}

/** The panel for single sprites; the preview tells it which sprites are under the pointer. */
export interface InspectPanel extends EditorPanel {
  point(pointed: Pointed): void;
}

const DEGREES = 180 / Math.PI;

/** Returns rows with all facts about a sprite. */
function factsOf(shown: SpriteFact, view: EditorState | undefined, isPinned: boolean): HTMLElement[] {
  const { a, b, tx, ty } = shown.matrix;
  const { width, height } = sizeOf(shown);
  const { orig, frame, source } = shown.sprite.texture;
  const piece = view?.loaded?.definition.art[shown.picture];
  const { anchor } = shown.sprite;
  return [
    fact('picture', shown.picture || '(no name)', isPinned ? 'pinned' : ''),
    fact('inside', shown.path.join(' › ') || 'the view itself'),
    fact('position', `${tx.toFixed(1)}, ${ty.toFixed(1)} dpx`),
    fact('size as drawn', `${width.toFixed(1)} × ${height.toFixed(1)} dpx`),
    fact(
      'own size',
      `${orig.width} × ${orig.height} dpx`,
      piece ? `declared ${piece.width} × ${piece.height}, ${piece.atlas ?? 'art'}` : '',
    ),
    fact(
      'pixels of the file',
      `${Math.round(frame.width * source.resolution)} × ${Math.round(frame.height * source.resolution)}`,
    ),
    fact('anchor', `${anchor.x}, ${anchor.y}`),
    fact('scale', Math.hypot(a, b).toFixed(3), `turned ${(Math.atan2(b, a) * DEGREES).toFixed(1)}°`),
    fact(
      'alpha',
      shown.alpha.toFixed(3),
      shown.sprite.alpha === shown.alpha ? '' : `own ${shown.sprite.alpha.toFixed(3)}`,
    ),
    fact('tint', `#${shown.tint.toString(16).padStart(6, '0')}`),
    fact('sheet', (source.label || '').split('/').at(-1) ?? ''),
  ];
}

/**
 * Creates the panel that lists every sprite of the picture and shows all facts about the one under the pointer, or
 * about the one that a click has pinned.
 */
export function inspectPanel(pin: (fact: SpriteFact | undefined) => void, turnOn: () => void): InspectPanel {
  const facts = make('dl', { className: 'facts' });
  const list = make('ol', { className: 'sprites', ariaLabel: 'Sprites, the topmost first' });
  const hint = make('p', { className: 'quiet' });
  let pointed: Pointed = { all: [], hovered: undefined, pinned: undefined, stack: [] };
  let isOn = false;
  let drawn = '';

  function drawFacts(view: EditorState | undefined): void {
    const shown = pointed.pinned ?? pointed.hovered;
    hint.textContent = isOn
      ? `${pointed.all.length} sprites are drawn. Point at one; click to pin it, Escape to let go.`
      : 'Bounds are off: press I, or choose from the list.';
    if (!shown) {
      facts.replaceChildren();
      return;
    }
    facts.replaceChildren(...factsOf(shown, view, pointed.pinned !== undefined));
  }

  function drawList(): void {
    const shown = pointed.stack.length > 0 ? pointed.stack : pointed.all.slice().reverse();
    const marked = pointed.pinned ?? pointed.hovered;
    const key = shown.map(({ picture }) => picture).join() + shown.indexOf(marked as SpriteFact);
    if (key === drawn) return;
    drawn = key;
    list.replaceChildren(
      ...shown.slice(0, 200).map((one) => {
        const row = make('button', { type: 'button', textContent: one.picture || '(no name)' });
        row.append(make('small', { textContent: one.alpha < 0.02 ? 'unseen' : `α ${one.alpha.toFixed(2)}` }));
        row.ariaCurrent = String(one.sprite === marked?.sprite);
        row.addEventListener('click', () => {
          turnOn();
          pin(one);
        });
        return make('li', {}, [row]);
      }),
    );
  }

  let last: EditorState | undefined;
  return {
    name: 'inspect',
    title: 'Inspect',
    root: make('div', {}, [hint, facts, make('h3', { textContent: 'Topmost first' }), list]),
    point(next) {
      pointed = next;
      drawFacts(last);
      drawList();
    },
    show(view) {
      last = view;
      isOn = view.address.overlays.includes('inspect');
      drawFacts(view);
      drawList();
    },
  };
}
