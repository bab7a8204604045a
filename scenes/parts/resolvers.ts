/** The resolve functions of promises that wait for the same moment. */
export type Resolvers = (() => void)[];

/** Returns a promise that `resolveAll` of the same list resolves. */
export const promiseIn = (resolvers: Resolvers): Promise<void> =>
  new Promise((resolve) => void resolvers.push(resolve));

/** Resolves everything that waits in a list, once. */
export function resolveAll(resolvers: Resolvers): void {
  for (const resolve of resolvers.splice(0)) resolve();
}
