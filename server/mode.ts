/** What the server runs for: real players, a developer's machine, or a test. */
export type Mode = 'production' | 'development' | 'test';

/** Returns the mode that PERYA_MODE names; development when it is not set. */
export function modeFrom(name: string | undefined): Mode {
  if (name === undefined || name === '') return 'development';
  if (name === 'production' || name === 'development' || name === 'test') return name;
  throw new Error(`PERYA_MODE is "${name}"; it must be production, development or test.`);
}
