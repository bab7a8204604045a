/** Which photograph is meant: an example at an instant, in a pack or with reduced motion where that is not as usual. */
export interface PhotoOf {
  readonly scene: string;
  readonly example: string;
  /** Scene ms. */
  readonly at: number;
  readonly pack?: string | undefined;
  readonly reduced?: boolean | undefined;
}

/** A photograph's file: `<scene>/<example>@<seconds>.png`; a pack and reduced motion stand before the instant, each after a plus. */
export function photoName({ scene, example, at, pack, reduced }: PhotoOf): string {
  const variant = `${pack === undefined ? '' : `+${pack}`}${reduced === true ? '+reduced' : ''}`;
  return `${scene}/${example}${variant}@${Number((at / 1000).toFixed(3))}.png`;
}
