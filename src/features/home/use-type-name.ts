import { useT } from '../../i18n/i18n.tsx';

const known = ['slots', 'originals', 'live', 'fishing', 'perya', 'table', 'scratch', 'bingo'] as const;
const isKnown = (id: string): id is (typeof known)[number] => (known as readonly string[]).includes(id);

/**
 * Returns a function that names a category in the player's language; one unknown to this build keeps the name from
 * the server.
 */
export function useTypeName(): (id: string, name?: string) => string {
  const t = useT();
  return (id, name = id) => (isKnown(id) ? t(`home.type.${id}`) : name);
}
