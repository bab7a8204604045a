import type { CheckedFile } from './protocol.ts';

const inBundle = (file: string, bundle: string): boolean =>
  file.startsWith(`${bundle}/`) || file.startsWith(`packs/${bundle}/`);

/**
 * Returns the message after a save, from the bundles packed again (`shown`, by name) and the check's findings in the
 * saved file.
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
  // For the default art the check reports a needed file that is missing.
  if (isGone && !file.startsWith('packs/')) return `${file} is gone, and nothing needs it.`;
  if (isGone) return `${file} is gone: the ordinary picture or sound is in its place.`;
  return isPacked ? `${file}: packed anew and shown. All is well.` : `${file}: all is well.`;
}
