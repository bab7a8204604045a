/** Values for the placeholders of a text, by name. */
export type Filling = Readonly<Record<string, string | number>>;

/**
 * Fills a text: `{count}` becomes the value of that name; `{count:card|cards}` becomes the first word if the value is
 * 1, else the second. Placeholders without a value become empty.
 */
export const fillText = (text: string, values: Filling): string =>
  text.replace(/\{(\w+)(?::(.*?)\|(.*?))?\}/g, (_, name: string, one?: string, many?: string) => {
    const value = String(values[name] ?? '');
    return (value === '1' ? one : many) ?? value;
  });
