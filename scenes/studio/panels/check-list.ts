import type { CheckedFile, CheckMessage } from '../protocol.ts';

const stemOf = (file: string): string => file.replace(/\.[^./]*$/, '').toLowerCase();

/** Returns all findings after some saved files were checked alone, whose earlier findings are replaced. */
export function withChecked(
  messages: readonly CheckMessage[],
  checked: readonly CheckedFile[],
): readonly CheckMessage[] {
  let now = messages;
  for (const { file, messages: found } of checked) {
    // A finding may name both extensions, "hub.svg or .png", or the folder of the file.
    const isOfFile = (one: CheckMessage): boolean => stemOf(one.file.split(' or ')[0] ?? '') === stemOf(file);
    const listed = new Set(found.map((one) => `${one.file} ${one.rule}`));
    now = [...found, ...now.filter((one) => !isOfFile(one) && !listed.has(`${one.file} ${one.rule}`))];
  }
  return now;
}
