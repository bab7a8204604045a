/** A citation in the code, such as `docs/product-rules.md, Guards`. */
export interface Citation {
  /** File name within docs/. */
  readonly document: string;
  /** Text after the comma, which begins with a heading; undefined if the whole document is cited. */
  readonly heading: string | undefined;
}

/** Returns the citations in a text. A citation in a comment may continue on the next line. */
export function citationsIn(text: string): Citation[] {
  const flat = text.replace(/\s*\n\s*(?:\*|\/\/|--)?\s*/g, ' ');
  return [...flat.matchAll(/docs\/([\w-]+\.md)(?:, ([A-Z][^.,:;()'"`*\d]*))?/g)].map(
    ([, document = '', heading]) => ({
      document,
      heading: heading?.trim(),
    }),
  );
}

/** Returns the headings of a Markdown document, without the `#` marks. */
export const headingsOf = (document: string): string[] =>
  [...document.matchAll(/^#{1,4} (.+)$/gm)].map(([, heading = '']) => heading.trim());

/**
 * Returns whether the cited text begins with a heading of the document; its rest may belong to the sentence around the
 * citation.
 */
export const citesOneOf = (headings: readonly string[], cited: string): boolean =>
  headings.some((heading) => cited === heading || cited.startsWith(`${heading} `));

/** Returns the targets of the relative links and pictures in a Markdown document: path and anchor. */
export const linksIn = (document: string): { readonly path: string; readonly anchor: string | undefined }[] =>
  [...document.matchAll(/(?:\]\(|src=")(?!https?:|mailto:)([^)"#\s]*)(?:#([^)\s]+))?[)"]/g)].map(
    ([, path = '', anchor]) => ({
      path,
      anchor,
    }),
  );

/** Returns the anchor of a heading, as Git hosts generate it. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .trim()
    .replace(/\s+/g, '-');

/** Returns the files and folders of the repository that a document names in backticks. */
export const pathsIn = (document: string): string[] =>
  [...document.matchAll(/`((?:src|server|contract|fair|scenes|assets|tests|docs)\/[\w./-]*[\w-])\/?`/g)].map(
    ([, path = '']) => path,
  );
