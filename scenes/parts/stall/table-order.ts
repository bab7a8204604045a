/**
 * Things that each belong to a field, in the order of the stall's table: the number that was drawn is a place in it. Where
 * they lie in the picture is another order, so that the fields are mixed.
 */
export const inTableOrder = <Thing extends { readonly field: string }>(
  things: readonly Thing[],
  fields: readonly { readonly name: string }[],
): readonly Thing[] => fields.flatMap(({ name }) => things.filter(({ field }) => field === name));
