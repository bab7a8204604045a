import type { CheckedFile } from './protocol.ts';

const inBundle = (file: string, bundle: string): boolean =>
  file.startsWith(`${bundle}/`) || file.startsWith(`packs/${bundle}/`);

/**
 * Returns the message after a file was saved. `shown` has the names of bundles that were packed again; `checked` has
 * the findings for the file.
 */
export function verdictOf(shown: readonly string[], checked: CheckedFile | undefined): string {
  if (!checked) return shown.length === 0 ? '' : `${shown.join(', ')}: packed anew and shown.`;
  const { file, messages, isGone = false } = checked;
  const isPacked = shown.some((bundle) => inBundle(file, bundle));
  const [first, ...more] = messages;
  if (first) {
    const { rule, found, wanted, sentence } = first;
    const rest = more.length === 0 ? '' : ` (and ${more.length} more: see "Check")`;
    return `${first.file}: ${rule}. Found: ${found}. Wanted: ${wanted}. ${sentence}${rest}`;
  }
  // If the file were needed by the default art, the check would have reported it as missing.
  if (isGone && !file.startsWith('packs/')) return `${file} is gone, and nothing needs it.`;
  if (isGone) return `${file} is gone: the ordinary picture or sound is in its place.`;
  return isPacked ? `${file}: packed anew and shown. All is well.` : `${file}: all is well.`;
}
