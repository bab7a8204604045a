import { make, svg } from '../dom.ts';
import { type PageJson, pageUse } from '../page-use.ts';
import { spritesOf } from '../sprites.ts';
import { bytesText } from '../stats.ts';
import type { EditorPanel, EditorState } from '../editor-state.ts';

interface ManifestEntry {
  readonly art?: { readonly sheets: readonly string[] };
  readonly light?: { readonly sheets: readonly string[] };
}

interface Page {
  readonly title: string;
  readonly url: string;
  readonly json: PageJson;
  /** Size of the page's picture file, bytes. */
  readonly bytes: number;
  /** Whether all scenes share the bundle, so that other scenes may use pictures that this one does not. */
  readonly isShared: boolean;
}

const fetchJson = async (url: string): Promise<unknown> => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.json();
};

async function readPages(scene: string, pack: string | undefined): Promise<Page[]> {
  const bases = ['/art/', ...(pack === undefined ? [] : [`/art/packs/${encodeURIComponent(pack)}/`])];
  const pages = await Promise.all(
    bases.map(async (base) => {
      const manifest = (await fetchJson(`${base}manifest.json`)) as Record<string, ManifestEntry | undefined>;
      const sheets = [scene, 'parts'].flatMap((bundle) =>
        (['art', 'light'] as const).flatMap((kind) =>
          (manifest[bundle]?.[kind]?.sheets ?? []).map((file, index) => ({ bundle, kind, file, index })),
        ),
      );
      return Promise.all(
        sheets.map(async ({ bundle, kind, file, index }) => {
          const json = (await fetchJson(base + file)) as PageJson;
          const url = base + json.meta.image;
          const { size } = await (await fetch(url)).blob();
          const title = `${base === '/art/' ? '' : `${pack} / `}${bundle} ${kind} ${index}`;
          return { title, url, json, bytes: size, isShared: bundle === 'parts' };
        }),
      );
    }),
  );
  return pages.flat();
}

/**
 * Creates the panel with the scene's atlas pages, the pictures on them, which of those the scene uses, and what each
 * page costs.
 */
export function atlasPanel(): EditorPanel {
  const total = make('p', { className: 'quiet' });
  const place = make('div', { className: 'pages' });
  const legend = make('p', { className: 'legend' }, [
    make('span', { className: 'drawn', textContent: 'drawn now' }),
    make('span', { className: 'asked', textContent: 'asked for' }),
    make('span', { className: 'unused', textContent: 'not used here' }),
  ]);
  let loadedFor = '';
  let pages: readonly Page[] = [];
  let drawnFor = '';

  function draw({ loaded }: EditorState): void {
    if (!loaded) return;
    const drawn = new Set(spritesOf(loaded.player.view).map(({ picture }) => picture));
    const key = `${loadedFor} ${pages.length} ${[...drawn].sort().join()} ${loaded.requested.size}`;
    if (key === drawnFor) return;
    drawnFor = key;
    const bytes = pages.reduce((sum, page) => sum + page.bytes, 0);
    const memory = pages.reduce((sum, { json }) => sum + json.meta.size.w * json.meta.size.h * 4, 0);
    total.textContent = `${pages.length} pages, ${bytesText(bytes)} of files, ${bytesText(memory)} of texture memory; the goal is 8 MiB a scene at 2x.`;
    place.replaceChildren(...pages.map((page) => pageCard(page, drawn, loaded.requested)));
  }

  return {
    name: 'atlas',
    title: 'Atlas',
    root: make('div', {}, [total, legend, place]),
    show(view) {
      const { scene, pack } = view.address;
      if (scene === undefined || !view.loaded) return;
      const key = `${scene} ${pack ?? ''} ${view.artTurn}`;
      if (key === loadedFor) return draw(view);
      loadedFor = key;
      total.textContent = 'Reading the pages…';
      readPages(scene, pack).then(
        (read) => {
          if (key !== loadedFor) return;
          pages = read;
          draw(view);
        },
        (error: unknown) => (total.textContent = error instanceof Error ? error.message : String(error)),
      );
    },
  };
}

function pageCard(page: Page, drawn: ReadonlySet<string>, asked: ReadonlySet<string>): HTMLElement {
  const use = pageUse(page.json, (name) => asked.has(name));
  const unused = use.frames.filter(({ name }) => !asked.has(name));
  const share = (part: number): string => `${(part * 100).toFixed(1)} %`;
  const boxes = svg('svg', { viewBox: `0 0 ${use.width} ${use.height}`, class: 'frames' });
  for (const { name, x, y, w, h } of use.frames) {
    const box = svg('rect', {
      x,
      y,
      width: w,
      height: h,
      class: drawn.has(name) ? 'drawn' : asked.has(name) ? 'asked' : 'unused',
    });
    const title = svg('title');
    title.textContent = `${name}: ${w} × ${h} px`;
    box.append(title);
    boxes.append(box);
  }
  const picture = make('img', {
    src: page.url,
    alt: `The page ${page.title}`,
    width: use.width,
    height: use.height,
  });
  const open = make(
    'a',
    {
      href: page.url,
      target: '_blank',
      rel: 'noopener',
      className: 'sheet',
      title: 'Open the picture alone',
    },
    [picture],
  );
  open.append(boxes);
  const rest = make('details', {}, [
    make('summary', {
      textContent: `${unused.length} of ${use.frames.length} frames not used by this example`,
    }),
    make('p', { textContent: unused.map(({ name }) => name).join(', ') }),
  ]);
  return make('figure', {}, [
    open,
    make('figcaption', {}, [
      make('b', { textContent: page.title }),
      make('span', {
        textContent: `${use.width} × ${use.height} px · ${bytesText(page.bytes)} · ${bytesText(use.memory)} of memory`,
      }),
      make('span', {
        textContent: `${share(use.covered)} of the page covered, ${share(use.wanted)} asked for by this example${page.isShared ? ' (shared by all scenes)' : ''}`,
      }),
      ...(unused.length > 0 ? [rest] : []),
    ]),
  ]);
}
