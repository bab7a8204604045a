/** Background colours behind a scene, visible where it is transparent, by name of the theme. */
export const themes: Readonly<Record<string, string>> = {
  lobby: '#140630',
  dimmed: '#090218',
  card: '#24124f',
  black: '#000000',
  grey: '#808080',
  white: '#ffffff',
};

/** Theme of the lobby, which photographs use. */
export const DEFAULT_THEME = 'lobby';

/**
 * Returns the colour of a theme as #rrggbb. A colour is returned unchanged; an unknown name gives the lobby's colour.
 */
export function backgroundOf(theme: string | undefined): string {
  if (theme !== undefined && /^#[\da-f]{6}$/i.test(theme)) return theme;
  return themes[theme ?? DEFAULT_THEME] ?? '#140630';
}
