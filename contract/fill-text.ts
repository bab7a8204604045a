/** What a text's {names} are filled with. */
export type Filling = Readonly<Record<string, string | number>>;

/**
 * Fills a text: `{count}` is the value of that name, and `{count:card|cards}` the first word where the value is 1 and the
 * second where it is anything else. A name without a value is filled with nothing.
 */
export const fillText = (text: string, values: Filling): string =>
  text.replace(/\{(\w+)(?::(.*?)\|(.*?))?\}/g, (_, name: string, one?: string, many?: string) => {
    const value = String(values[name] ?? '');
    return (value === '1' ? one : many) ?? value;
  });
