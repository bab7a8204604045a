import { Link } from 'react-router-dom';
import { href } from '../../pages/href.ts';
import { useErrorText } from '../../store/hooks.ts';
import { Row, Rows } from '../../ui/rows.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { useBankT } from './bank-texts.ts';
import { useBankConfig } from './use-bank-config.ts';

/** Returns the name of a bank or wallet as used in an address: gcash, bdo-unibank. */
export const slugOf = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** Draws the banks and wallets to which players can withdraw, each as a link to its page. */
export function Destinations() {
  const t = useBankT();
  const errorText = useErrorText();
  const { data, error, isFetching, reload } = useBankConfig();
  if (data?.bankMap === undefined)
    return error ? (
      <ErrorState help={errorText(error)} onRetry={reload} busy={isFetching} />
    ) : (
      <div aria-busy="true">
        <Skeleton height={360} radius={18} />
      </div>
    );
  return (
    <Rows>
      {Object.values(data.bankMap).map(({ id, name, kind }) => (
        <Row
          key={id}
          name={<Link to={href('withdrawal', { name: slugOf(name) })}>{name}</Link>}
          note={t(`kind.${kind}`)}
        />
      ))}
    </Rows>
  );
}
