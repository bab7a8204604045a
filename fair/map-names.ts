/** Returns a table with the same names in which `make` has replaced each entry. */
export const mapNames = <Name extends string, Entry, Made>(
  table: Readonly<Record<Name, Entry>>,
  make: (entry: Entry, name: Name) => Made,
): Readonly<Record<Name, Made>> =>
  Object.fromEntries(
    Object.entries<Entry>(table).map(([name, entry]) => [name, make(entry, name as Name)]),
  ) as Record<Name, Made>;
