import { isSceneKind, moduleOf } from './modules.ts';
import { child, findAll, nameOf, type Source } from './source.ts';

const isScene = ({ path, isTest }: Source): boolean => {
  const { kind } = moduleOf(path);
  return !isTest && (isSceneKind(kind) || kind === 'scenes/parts' || kind === 'scenes/hall/models');
};

/**
 * Returns where scene code waits for a promise. Since promises resolve at an arbitrary time, pictures of the same
 * instant would differ.
 */
export function checkWaiting(sources: readonly Source[]): string[] {
  const advice = 'sequence with one timeline or context.motion.at';
  return sources.filter(isScene).flatMap((source) => [
    ...findAll(source.program, 'AwaitExpression').map(
      ({ start }) => `${source.path}:${source.lineAt(start)} awaits: ${advice}`,
    ),
    ...findAll(source.program, 'MemberExpression')
      .filter((node) => ['then', 'catch', 'finally'].includes(nameOf(child(node, 'property')) ?? ''))
      .map(({ start }) => `${source.path}:${source.lineAt(start)} waits with then(): ${advice}`),
  ]);
}

/** Returns the uses of GSAP's random strings and options, whose values the scene's seed does not determine. */
export function checkDice(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path, isTest }) => path.startsWith('scenes/') && !isTest)
    .flatMap((source) =>
      [
        ...source.text.matchAll(
          /["'`]random\(|from:\s*["'`]random["'`]|gsap\.utils\.(random|shuffle)|ease:\s*["'`]rough/g,
        ),
      ].map(
        ({ index, 0: text }) =>
          `${source.path}:${source.lineAt(index)} lets GSAP roll dice (${text}): use stage.random`,
      ),
    );
}

/**
 * Checks that every scene folder has a definition and a studio module, and that an artists' folder of its name exists.
 */
export function checkSceneFolders(paths: readonly string[]): string[] {
  const folders = paths
    .map(moduleOf)
    .flatMap(({ kind, name }) =>
      isSceneKind(kind) && name !== undefined ? [[`${kind}/${name}`, name] as const] : [],
    );
  return [...new Map(folders)].flatMap(([folder, scene]) => [
    ...['definition.ts', 'studio.ts'].flatMap((file) =>
      paths.includes(`${folder}/${file}`) ? [] : [`${folder} has no ${file}`],
    ),
    ...(paths.some((path) => path.startsWith(`assets/${scene}/`)) ? [] : [`assets/${scene} is missing`]),
  ]);
}

/** Matches modules that only the studio, the camera and tests load: scenes with their examples. */
const IS_OF_STUDIO = /^scenes\/(?:.+\/)?(?:studio|studio-scene|(?:[\w-]+-)?examples)\.ts$/;

/**
 * Returns imports of modules that only the studio needs, in modules that players load directly or through other
 * modules.
 */
export function checkPlayedModules(sources: readonly Source[]): string[] {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  const played = new Set(
    sources.filter(({ path, isTest }) => path.startsWith('src/') && !isTest).map(({ path }) => path),
  );
  const problems: string[] = [];
  // A Set also iterates items added during iteration.
  for (const path of played) {
    for (const { target, kind, line, from } of byPath.get(path)?.imports ?? []) {
      if (kind === 'type') continue;
      if (IS_OF_STUDIO.test(target))
        problems.push(`${path}:${line} imports ${from}: players load nothing that only the studio needs`);
      else played.add(target);
    }
  }
  return problems;
}

/** Fields of a scene's definition that this rule checks. */
interface DefinitionFacts {
  readonly name: string;
  readonly size: { readonly width: number; readonly height: number };
  readonly examples: Readonly<
    Record<string, { readonly photos: readonly number[]; readonly cues?: readonly { readonly at: number }[] }>
  >;
}

/** Checks the names, screenshots and cues of a scene's examples. */
export function checkDefinition(folder: string, definition: DefinitionFacts): string[] {
  const examples = Object.entries(definition.examples);
  const problems = examples.flatMap(([name, { photos, cues = [] }]) => {
    const at = `${folder}, example ${name}`;
    const ordered = (times: readonly number[]): boolean =>
      times.every((time, index) => time >= (times[index - 1] ?? 0));
    return [
      ...(/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name) ? [] : [`${at}: example names are kebab-case`]),
      ...(photos.length >= 1 && photos.length <= 4
        ? []
        : [`${at}: has ${photos.length} photographs, not 1 to 4`]),
      ...(ordered(photos) ? [] : [`${at}: photographs are not in order of time`]),
      ...(ordered(cues.map((cue) => cue.at)) ? [] : [`${at}: cues are not in order of time`]),
    ];
  });
  return [
    ...(definition.name === folder ? [] : [`the scene in ${folder} calls itself ${definition.name}`]),
    ...(definition.size.width > 0 && definition.size.height > 0 ? [] : [`${folder}: the design has no size`]),
    ...(examples.length > 0 ? [] : [`${folder}: has no examples`]),
    ...problems,
  ];
}
