/** What a studio link says; the same link is always the same picture. */
export interface Address {
  readonly scene: string | undefined;
  readonly example: string | undefined;
  /** Scene time, ms. */
  readonly at: number;
  /** Replaces the example's seed. */
  readonly seed: string | undefined;
  /** Forces reduced motion on; an example that asks for it has it anyway. */
  readonly reduced: boolean;
  /** CSS pixels of the canvas; undefined takes the scene's own shape. */
  readonly size: { readonly width: number; readonly height: number } | undefined;
  /** Device pixels per CSS pixel. */
  readonly scale: number;
  readonly speed: number;
  /** A photograph: no controls, no frames, no sound. */
  readonly camera: boolean;
}

const positive = (text: string | null, otherwise: number): number => {
  const value = Number(text);
  return text !== null && Number.isFinite(value) && value > 0 ? value : otherwise;
};

/** Reads a link's query. Nonsense becomes the default, never an error. */
export function readAddress(query: string): Address {
  const given = new URLSearchParams(query);
  const size = /^(\d+)x(\d+)$/.exec(given.get('size') ?? '');
  return {
    scene: given.get('scene') ?? undefined,
    example: given.get('example') ?? undefined,
    at: positive(given.get('at'), 0),
    seed: given.get('seed') ?? undefined,
    reduced: given.get('reduced') === 'true',
    size: size ? { width: Math.max(1, Number(size[1])), height: Math.max(1, Number(size[2])) } : undefined,
    scale: Math.min(4, positive(given.get('scale'), 1)),
    speed: positive(given.get('speed'), 1),
    camera: given.has('camera'),
  };
}

/** Writes a link's query; defaults are left out, so that links stay short. */
export function writeAddress(address: Address): string {
  const query = new URLSearchParams();
  if (address.scene !== undefined) query.set('scene', address.scene);
  if (address.example !== undefined) query.set('example', address.example);
  if (address.at > 0) query.set('at', String(Math.round(address.at * 1000) / 1000));
  if (address.seed !== undefined && address.seed !== '') query.set('seed', address.seed);
  if (address.reduced) query.set('reduced', 'true');
  if (address.size) query.set('size', `${address.size.width}x${address.size.height}`);
  if (address.scale !== 1) query.set('scale', String(address.scale));
  if (address.speed !== 1) query.set('speed', String(address.speed));
  if (address.camera) query.set('camera', '');
  return `?${query}`;
}
