/*
 * The artists' room decides which pictures exist: one that is missing leaves its box empty instead of breaking the
 * build, and dropping a file in assets/lobby is all it takes to bring it in.
 */
const files = import.meta.glob<string>('../../assets/lobby/*.{webp,png}', {
  eager: true,
  import: 'default',
  query: '?no-inline',
});

const urls = new Map(
  Object.entries(files).map(([path, url]) => [path.slice(path.lastIndexOf('/') + 1).replace(/\.\w+$/, ''), url]),
);

/** The address of a lobby picture by its file name without extension; undefined until an artist has made it. */
export const picture = (name: string): string | undefined => urls.get(name);
