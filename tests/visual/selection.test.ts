import { describe, expect, it } from 'vitest';
import type { Build } from './inputs/build-files.ts';
import { findChanges, type InputSources } from './inputs/changes.ts';
import type { Input } from './inputs/input.ts';
import type { ModuleGraph } from './inputs/module-graph.ts';
import { moduleHash, pageInputHash } from './inputs/page-modules.ts';
import { pageSubject, sceneSubject, type Subject } from './inputs/subject.ts';
import type { Job } from './jobs.ts';
import { labelOf, selectJobs, type Selection, type SubjectState } from './selection.ts';

const page = (name: string): Job => ({
  kind: 'page',
  view: { name, path: `/${name}`, secondPath: undefined, asPlayer: true },
});
const photos = (scene: string, example: string, pack?: string): Job => ({
  kind: 'photos',
  shots: [{ scene, example, at: 0, pack }],
  tolerance: undefined,
  twice: 0,
});
const parity = (scene: string): Job => ({ kind: 'parity', scene, example: 'idle', photos: [0] });

const PAGES = Array.from({ length: 40 }, (_, index) => `page-${index}`);
const SCENES = Array.from({ length: 10 }, (_, index) => `scene-${index}`);
const EXAMPLES = Array.from({ length: 20 }, (_, index) => `example-${index}`);
const JOBS = [
  ...PAGES.map(page),
  ...SCENES.flatMap((scene) => [
    ...EXAMPLES.map((example) => photos(scene, example)),
    photos(scene, 'idle', 'noche'),
    parity(scene),
  ]),
];

/** Everything on which the test's pictures depend. */
interface World {
  readonly camera: string;
  /** Content of modules by name: one module for each page and scene, and `shell`, which all of them import. */
  readonly files: Readonly<Record<string, string>>;
  /** Names of the lobby's pages. */
  readonly pages: readonly string[];
  /** Names of the studio's scenes. */
  readonly scenes: readonly string[];
  readonly art: Readonly<Record<string, string>>;
  readonly answers: Readonly<Record<string, string>>;
  readonly pictures: Readonly<Record<string, string>>;
}
const BEFORE: World = {
  camera: 'c',
  files: {},
  pages: PAGES,
  scenes: SCENES,
  art: {},
  answers: {},
  pictures: {},
};

const valueIn = (values: Readonly<Record<string, string>>, name: string): string => values[name] ?? 'as ever';

/**
 * Returns the module graph of the lobby or the studio: each page or scene imports the shell, which loads all of them
 * with `import()`.
 */
const modulesOf = ({ files, pages, scenes }: World): ModuleGraph => ({
  entries: {},
  modules: Object.fromEntries([
    ['shell', { hash: valueIn(files, 'shell'), imports: [] }],
    ...[...pages, ...scenes].map(
      (name) => [name, { hash: valueIn(files, name), imports: ['shell'] }] as const,
    ),
  ]),
  table: { module: 'pages', lines: Object.fromEntries(pages.map((name) => [name, `open /${name}`])) },
});

function inputsOf(subject: Subject, world: World): Input[] {
  const { camera, art, answers, pictures } = world;
  const [, name = ''] = subject.key.split('/');
  const common: Input[] = [{ kind: 'camera', hash: camera, name: 'tests/visual' }];
  const module = (kind: 'module' | 'pages', of: string): Input => ({
    kind,
    hash: pageInputHash(NO_BUILD, modulesOf(world), kind, of),
    name: of,
  });
  const ofStudio = (of: string): Input => ({
    kind: 'module',
    hash: moduleHash(modulesOf(world), of),
    name: of,
  });
  const { scene } = subject;
  if (scene === undefined)
    return [
      ...common,
      module('module', 'shell'),
      module('module', name),
      module('pages', world.pages.join(' ')),
      { kind: 'answer', hash: valueIn(answers, 'user'), name: 'player POST /user {}' },
      // Every tenth page requests the bets from the server.
      ...(name.endsWith('5')
        ? [{ kind: 'answer', hash: valueIn(answers, 'bets'), name: 'player POST /bets {}' } as const]
        : []),
      { kind: 'picture', hash: valueIn(pictures, `pages/${name}.png`), name: `pages/${name}.png` },
    ];
  const shots = JOBS.flatMap((job) =>
    job.kind === 'photos' && job.shots[0]?.scene === scene ? job.shots : [],
  );
  return [
    ...common,
    ofStudio('shell'),
    ofStudio(scene),
    { kind: 'art', hash: valueIn(art, scene), name: 'default' },
    { kind: 'art', hash: valueIn(art, `${scene}+noche`), name: 'noche' },
    ...shots.map(({ example, pack }): Input => {
      const picture = `${scene}/${example}${pack === undefined ? '' : '+noche'}@0.png`;
      return { kind: 'picture', hash: valueIn(pictures, picture), name: picture };
    }),
  ];
}

const NO_BUILD: Build = {
  names: [],
  contentHash: () => '',
};

/** Returns the sources of the current inputs in a world. */
function sourcesIn(world: World): InputSources {
  return {
    environment: [{ kind: 'camera', hash: world.camera, name: 'tests/visual' }],
    studio: modulesOf(world),
    lobby: {
      build: NO_BUILD,
      modules: modulesOf(world),
      server: {
        answer: ({ path }) => Promise.resolve(valueIn(world.answers, path.slice(1))),
        resource: () => Promise.resolve(''),
        headers: () => Promise.resolve(''),
      },
    },
    art: {
      hash: (scene, pack) =>
        Promise.resolve(valueIn(world.art, pack === undefined ? scene : `${scene}+${pack}`)),
    },
    picture: (name) => Promise.resolve(valueIn(world.pictures, name)),
  };
}

/** Returns what a run selects after a change of the world; everything was recorded before the change. */
async function selectedAfter(
  change: Partial<World>,
  seed = 'a commit',
  jobs: readonly Job[] = JOBS,
): Promise<Selection> {
  const states = await statesAfter(change);
  return selectJobs(jobs, ({ key }) => states.get(key), seed);
}

/** Returns the state of every page and scene after a change of the world. */
async function statesAfter(change: Partial<World>): Promise<Map<string, SubjectState>> {
  const world = { ...BEFORE, ...change };
  const states = new Map<string, SubjectState>();
  for (const subject of [...PAGES.map(pageSubject), ...SCENES.map(sceneSubject)]) {
    const recorded = inputsOf(subject, BEFORE);
    states.set(subject.key, {
      changes: await findChanges(subject, recorded, sourcesIn(world)),
      pictures: new Set(recorded.filter(({ kind }) => kind === 'picture').map(({ name }) => name)),
    });
  }
  return states;
}

const labels = ({ changed }: Selection): string[] => changed.map(({ job }) => labelOf(job));

describe('a run photographs', () => {
  it('if nothing has changed, only a sample: a tenth of the pages and a tenth of the scenes’ pictures', async () => {
    const { changed, sample, unchanged } = await selectedAfter({});
    expect(changed).toEqual([]);
    expect(sample.filter(({ kind }) => kind === 'page')).toHaveLength(4);
    expect(sample.filter(({ kind }) => kind === 'photos')).toHaveLength(21);
    expect(sample.filter(({ kind }) => kind === 'parity')).toHaveLength(2);
    expect(sample.length + unchanged.length).toBe(JOBS.length);
  });

  it('after a change of one page’s text, only this page and the sample', async () => {
    const selection = await selectedAfter({ files: { 'page-7': 'another text' } });
    expect(selection.changed).toEqual([
      { job: page('page-7'), reason: 'page-7 changed, or what it imports' },
    ]);
    expect(selection.sample).toHaveLength(4 + 21 + 2);
  });

  it('only the new pages and the sample if fifty pages are added', async () => {
    const fifty = Array.from({ length: 50 }, (_, index) => `new-${index}`);
    const jobs = [...JOBS, ...fifty.map(page)];
    const { changed, sample } = await selectedAfter({ pages: [...fifty, ...PAGES] }, 'a commit', jobs);
    expect(changed.map(({ job }) => labelOf(job))).toEqual(fifty.map((name) => `pages/${name}`));
    expect(sample).toHaveLength(4 + 21 + 2);
  });

  it('only the new scene and the sample if a scene is added', async () => {
    const jobs = [...JOBS, photos('scene-new', 'idle'), parity('scene-new')];
    const { changed, sample } = await selectedAfter({ scenes: [...SCENES, 'scene-new'] }, 'a commit', jobs);
    expect(changed.map(({ job }) => labelOf(job))).toEqual(jobs.slice(JOBS.length).map(labelOf));
    expect(sample).toHaveLength(4 + 21 + 2);
  });

  it('all pictures of a scene after a change of its code', async () => {
    const changed = labels(await selectedAfter({ files: { 'scene-3': 'another' } }));
    expect(changed).toHaveLength(EXAMPLES.length + 2);
    expect(changed.every((label) => label.startsWith('scene-3/'))).toBe(true);
  });

  it('all remaining pages if a page is removed, since the table of pages has changed', async () => {
    const jobs = JOBS.filter((job) => labelOf(job) !== 'pages/page-7');
    const { changed } = await selectedAfter(
      { pages: PAGES.filter((name) => name !== 'page-7') },
      'a commit',
      jobs,
    );
    expect(changed).toHaveLength(PAGES.length - 1);
  });

  it('everything after a change of the camera, the code that takes photographs', async () => {
    const { changed, sample, unchanged } = await selectedAfter({ camera: 'another' });
    expect(changed.map(({ job }) => job)).toEqual(JOBS);
    expect([...sample, ...unchanged]).toEqual([]);
  });

  it('everything after a change of a module that all pages and scenes share', async () => {
    expect(labels(await selectedAfter({ files: { shell: 'another' } }))).toHaveLength(JOBS.length);
  });

  it('all pictures of a scene after a change of its art', async () => {
    const changed = labels(await selectedAfter({ art: { 'scene-3': 'another' } }));
    expect(changed).toHaveLength(EXAMPLES.length + 2);
    expect(changed.every((label) => label.startsWith('scene-3/'))).toBe(true);
  });

  it('only the pictures in an art pack after a change of this pack', async () => {
    expect(labels(await selectedAfter({ art: { 'scene-3+noche': 'another' } }))).toEqual([
      'scene-3/idle+noche',
    ]);
  });

  it('the pages that send a call if the server’s answer to this call has changed', async () => {
    expect(labels(await selectedAfter({ answers: { bets: 'other bets' } }))).toEqual(
      ['5', '15', '25', '35'].map((number) => `pages/page-${number}`),
    );
  });

  it('a picture again if the file of its baseline was edited', async () => {
    const picture = 'scene-1/example-4@0.png';
    expect(labels(await selectedAfter({ pictures: { [picture]: 'painted over' } }))).toEqual([
      'scene-1/example-4',
    ]);
  });

  it('pictures that are new or have no recorded inputs', async () => {
    const jobs = [...JOBS, photos('scene-2', 'brand-new'), photos('scene-new', 'idle'), page('page-new')];
    expect(labels(await selectedAfter({}, 'a commit', jobs))).toEqual([
      'scene-2/brand-new',
      'scene-new/idle',
      'pages/page-new',
    ]);
    const changes = await findChanges(pageSubject('page-1'), undefined, sourcesIn(BEFORE));
    expect(changes).toHaveLength(1);
  });
});

it('runs of one commit have the same sample, and runs of different commits have different samples', async () => {
  const states = await statesAfter({});
  const sampleOf = (seed: string): string[] =>
    selectJobs(JOBS, ({ key }) => states.get(key), seed).sample.map(labelOf);
  expect(sampleOf('one')).toEqual(sampleOf('one'));
  expect(sampleOf('one')).not.toEqual(sampleOf('other'));
  const covered = new Set<string>();
  for (let commit = 0; commit < 150; commit++)
    for (const label of sampleOf(`commit ${commit}`)) covered.add(label);
  expect(covered.size).toBe(JOBS.length);
});
