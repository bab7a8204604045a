/** Finds content of an SVG that would look different on different machines. */
import sharp from 'sharp';

/** Content that an SVG must not have. */
export interface SvgFault {
  readonly kind: 'text' | 'script' | 'outside' | 'photograph';
  /** The refused content, copied from the file. */
  readonly found: string;
}

const FAULTS: readonly (readonly [SvgFault['kind'], RegExp])[] = [
  ['text', /<(?:\w+:)?(?:text|tspan|textPath)[\s>/]/i],
  ['script', /<(?:\w+:)?script[\s>/]|\son[a-z]+\s*=\s*["']|href\s*=\s*["']\s*javascript:/i],
  ['outside', /<(?:\w+:)?(?:foreignObject|iframe)[\s>/]|@import|<!ENTITY|<\?xml-stylesheet/i],
  ['outside', /(?:href|src)\s*=\s*["']\s*(?!#|data:|javascript:)[^"'\s][^"']*["']/i],
  ['outside', /url\(\s*["']?\s*(?!["'#\s]|data:)[^)"']+/i],
];

/** Returns all refused content in the source of an SVG. */
export function svgFaults(source: string): SvgFault[] {
  // Comments and metadata are not drawn; drawing programs put links to their vendors into them.
  const drawn = source
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/<metadata[\s\S]*?<\/metadata>/gi, '')
    .replaceAll(/\sxmlns(?::\w+)?\s*=\s*(?:"[^"]*"|'[^']*')/g, '');
  return FAULTS.flatMap(([kind, pattern]) => {
    const found = pattern.exec(drawn)?.[0]?.trim();
    return found === undefined ? [] : [{ kind, found: found.slice(0, 60) }];
  });
}

/** Formats of embedded pictures that the renderer draws. */
const DRAWN_INSIDE: ReadonlySet<string> = new Set(['png', 'jpeg', 'gif', 'svg']);

async function photographFault(bytes: Buffer): Promise<string | undefined> {
  try {
    const { format, space } = await sharp(bytes).metadata();
    if (!DRAWN_INSIDE.has(format)) return `a ${format} picture inside it`;
    return space === 'cmyk' ? 'a photograph in CMYK colours inside it' : undefined;
  } catch {
    return 'a picture inside it that cannot be read';
  }
}

/** Returns the embedded pictures of an SVG that the renderer would leave out without an error. */
export async function photographFaults(source: string): Promise<SvgFault[]> {
  const faults: SvgFault[] = [];
  for (const [, data = ''] of source.matchAll(
    /href\s*=\s*["']\s*data:image\/[^,"']*;base64,([^"']*)["']/gi,
  )) {
    const found = await photographFault(Buffer.from(data, 'base64'));
    if (found !== undefined) faults.push({ kind: 'photograph', found });
  }
  return faults;
}
