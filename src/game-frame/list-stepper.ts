/**
 * Returns a function for arrow keys: it returns the choice that is `by` positions further in a list, and stops at both
 * ends.
 */
export const createListStepper =
  <Choice>(choices: readonly Choice[]) =>
  (choice: Choice, by: number): Choice => {
    const text = JSON.stringify(choice);
    const at = choices.findIndex((one) => JSON.stringify(one) === text);
    return choices[Math.min(choices.length - 1, Math.max(0, at + by))] ?? choice;
  };
