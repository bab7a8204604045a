import { useT } from '../../i18n/i18n.tsx';

const known = ['slots', 'originals', 'live', 'fishing', 'perya', 'table', 'scratch', 'bingo'] as const;
const isKnown = (id: string): id is (typeof known)[number] => (known as readonly string[]).includes(id);

/**
 * Returns a function that gives the name of a category in the player's language; the server's name if this build does
 * not know the category.
 */
export function useTypeName(): (id: string, name?: string) => string {
  const t = useT();
  return (id, name = id) => (isKnown(id) ? t(`home.type.${id}`) : name);
}
