/** The choice so many places further in a list of all, which ends at both ends: for the arrow keys. */
export const movedIn =
  <Choice>(choices: readonly Choice[]) =>
  (choice: Choice, by: number): Choice => {
    const text = JSON.stringify(choice);
    const at = choices.findIndex((one) => JSON.stringify(one) === text);
    return choices[Math.min(choices.length - 1, Math.max(0, at + by))] ?? choice;
  };
