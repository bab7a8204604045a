/**
 * Sorts things by their field into the order of the stall's table, in which the drawn number is an index. The picture
 * uses another order, so that the fields are mixed.
 */
export const inTableOrder = <Thing extends { readonly field: string }>(
  things: readonly Thing[],
  fields: readonly { readonly name: string }[],
): readonly Thing[] => fields.flatMap(({ name }) => things.filter(({ field }) => field === name));
