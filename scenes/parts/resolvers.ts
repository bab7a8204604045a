/** Resolve functions of promises that wait for the same event. */
export type Resolvers = (() => void)[];

/** Returns a promise that is resolved by `resolveAll` of the same list. */
export const promiseIn = (resolvers: Resolvers): Promise<void> =>
  new Promise((resolve) => void resolvers.push(resolve));

/** Resolves all promises of a list and empties the list. */
export function resolveAll(resolvers: Resolvers): void {
  for (const resolve of resolvers.splice(0)) resolve();
}
