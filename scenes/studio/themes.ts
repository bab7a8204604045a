/** Grounds behind a scene, visible through its transparent parts. The camera uses the lobby's night. */
export const themes: Readonly<Record<string, string>> = {
  lobby: '#140630',
  dimmed: '#090218',
  card: '#24124f',
  black: '#000000',
  grey: '#808080',
  white: '#ffffff',
};

/** The theme of the lobby and of photographs. */
export const DEFAULT_THEME = 'lobby';

/** Returns a theme's colour as #rrggbb; for an unknown name the lobby's. */
export function backgroundOf(theme: string | undefined): string {
  if (theme !== undefined && /^#[\da-f]{6}$/i.test(theme)) return theme;
  return themes[theme ?? DEFAULT_THEME] ?? '#140630';
}
