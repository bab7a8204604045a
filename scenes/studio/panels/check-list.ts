import type { CheckedFile, CheckMessage } from '../protocol.ts';

const stemOf = (file: string): string => file.replace(/\.[^./]*$/, '').toLowerCase();

/** Replaces the findings of files that were checked alone since the full check, and returns all findings. */
export function withChecked(
  messages: readonly CheckMessage[],
  checked: readonly CheckedFile[],
): readonly CheckMessage[] {
  let now = messages;
  for (const { file, messages: found } of checked) {
    // A finding about a missing file names both extensions, "hub.svg or .png"; one about a folder names the folder.
    const isOfFile = (one: CheckMessage): boolean => stemOf(one.file.split(' or ')[0] ?? '') === stemOf(file);
    const listed = new Set(found.map((one) => `${one.file} ${one.rule}`));
    now = [...found, ...now.filter((one) => !isOfFile(one) && !listed.has(`${one.file} ${one.rule}`))];
  }
  return now;
}
