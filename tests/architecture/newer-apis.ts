/** An API of browsers that one of the oldest supported browsers lacks, or that is missing on plain http. */
export interface NewerApi {
  /** Path of the object that has the API, from the global object. */
  readonly owner: string;
  readonly name: string;
}

const of = (owner: string, ...names: readonly string[]): readonly NewerApi[] =>
  names.map((name) => ({ owner, name }));

/**
 * APIs that Chrome 109, Safari 16.4 or Firefox 115 lacks (docs/architecture.md, Browsers). The compiler already refuses
 * what is newer than ES2023; such APIs are listed because libraries may use them.
 */
export const NEWER_APIS: readonly NewerApi[] = [
  ...of('Array.prototype', 'toSorted', 'toReversed', 'toSpliced', 'with'),
  ...of('Array', 'fromAsync'),
  ...of('AbortSignal', 'any'),
  ...of('URL', 'canParse', 'parse'),
  ...of('URLSearchParams.prototype', 'size'),
  ...of('Response', 'json'),
  ...of('Promise', 'withResolvers', 'try'),
  ...of('Object', 'groupBy'),
  ...of('Map', 'groupBy'),
  ...of('Set.prototype', 'union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf'),
  ...of('Set.prototype', 'isSupersetOf', 'isDisjointFrom'),
  ...of('String.prototype', 'isWellFormed', 'toWellFormed'),
  ...of('HTMLElement.prototype', 'showPopover', 'hidePopover', 'togglePopover', 'popover'),
  ...of('Element.prototype', 'checkVisibility', 'moveBefore', 'setHTMLUnsafe', 'getHTML'),
  ...of('HTMLDialogElement.prototype', 'requestClose'),
  ...of('Document.prototype', 'startViewTransition'),
  ...of('Navigator.prototype', 'userActivation', 'wakeLock', 'connection', 'userAgentData'),
  ...of('Intl', 'Segmenter', 'DurationFormat'),
  ...of('Intl.NumberFormat.prototype', 'formatRange'),
  ...of(
    'globalThis',
    'Iterator',
    'scheduler',
    'requestIdleCallback',
    'cookieStore',
    'navigation',
    'onscrollend',
  ),
];

/** APIs that a page on plain http lacks, as on an artist's phone that opens a machine in the same network. */
export const SECURE_APIS: readonly NewerApi[] = [
  ...of('Crypto.prototype', 'randomUUID', 'subtle'),
  ...of('Navigator.prototype', 'clipboard', 'locks', 'mediaDevices', 'serviceWorker', 'share', 'storage'),
  ...of('globalThis', 'caches', 'PublicKeyCredential'),
];
