/**
 * Sorts things (holes, cabins …) into the order of their fields in the stall's paytable, so that the drawn number is an
 * index into the list. In the picture they have another order, which mixes the fields.
 */
export const inTableOrder = <Thing extends { readonly field: string }>(
  things: readonly Thing[],
  fields: readonly { readonly name: string }[],
): readonly Thing[] => fields.flatMap(({ name }) => things.filter(({ field }) => field === name));
