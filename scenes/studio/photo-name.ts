/** What identifies a photograph: its scene, example and instant, and an art pack or reduced motion if used. */
export interface PhotoOf {
  readonly scene: string;
  readonly example: string;
  /** Instant of the photograph, ms of the scene's time. */
  readonly at: number;
  readonly pack?: string | undefined;
  readonly reduced?: boolean | undefined;
}

/**
 * Returns the file name of a photograph: `<scene>/<example>@<seconds>.png`. An art pack and reduced motion come before
 * the `@`, each after a plus sign.
 */
export function photoName({ scene, example, at, pack, reduced }: PhotoOf): string {
  const variant = `${pack === undefined ? '' : `+${pack}`}${reduced === true ? '+reduced' : ''}`;
  return `${scene}/${example}${variant}@${Number((at / 1000).toFixed(3))}.png`;
}
