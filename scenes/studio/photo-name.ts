/** Identity of a photograph: an example at an instant, and a pack or reduced motion if they differ from the default. */
export interface PhotoOf {
  readonly scene: string;
  readonly example: string;
  /** Scene ms. */
  readonly at: number;
  readonly pack?: string | undefined;
  readonly reduced?: boolean | undefined;
}

/**
 * Returns a photograph's file: `<scene>/<example>@<seconds>.png`; a pack and reduced motion come before the instant,
 * each after a plus.
 */
export function photoName({ scene, example, at, pack, reduced }: PhotoOf): string {
  const variant = `${pack === undefined ? '' : `+${pack}`}${reduced === true ? '+reduced' : ''}`;
  return `${scene}/${example}${variant}@${Number((at / 1000).toFixed(3))}.png`;
}
