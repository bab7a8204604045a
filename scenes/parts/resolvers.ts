/** Resolve functions of promises that wait for the same moment. */
export type Resolvers = (() => void)[];

/** Returns a promise that `resolveAll` of the same list resolves. */
export const promiseIn = (resolvers: Resolvers): Promise<void> =>
  new Promise((resolve) => void resolvers.push(resolve));

/** Resolves all promises of a list and empties it. */
export function resolveAll(resolvers: Resolvers): void {
  for (const resolve of resolvers.splice(0)) resolve();
}
