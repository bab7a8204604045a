/** Values of a text's {names}. */
export type Filling = Readonly<Record<string, string | number>>;

/**
 * Fills a text: `{count}` becomes the value of that name, `{count:card|cards}` the first word if the value is 1 and
 * the second otherwise. Names without a value become empty.
 */
export const fillText = (text: string, values: Filling): string =>
  text.replace(/\{(\w+)(?::(.*?)\|(.*?))?\}/g, (_, name: string, one?: string, many?: string) => {
    const value = String(values[name] ?? '');
    return (value === '1' ? one : many) ?? value;
  });
