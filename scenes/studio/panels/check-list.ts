import type { CheckedFile, CheckMessage } from '../protocol.ts';

const stemOf = (file: string): string => file.replace(/\.[^./]*$/, '').toLowerCase();

/** Everything that is wrong, after some files were saved and looked at alone: what was said of them before is gone. */
export function withChecked(
  messages: readonly CheckMessage[],
  checked: readonly CheckedFile[],
): readonly CheckMessage[] {
  let now = messages;
  for (const { file, messages: found } of checked) {
    // A finding may name both endings, "hub.svg or .png", or the folder that the file lies in.
    const isOfFile = (one: CheckMessage): boolean => stemOf(one.file.split(' or ')[0] ?? '') === stemOf(file);
    const listed = new Set(found.map((one) => `${one.file} ${one.rule}`));
    now = [...found, ...now.filter((one) => !isOfFile(one) && !listed.has(`${one.file} ${one.rule}`))];
  }
  return now;
}
