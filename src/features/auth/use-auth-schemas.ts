import { useMemo } from 'react';
import { useLengths } from '../../forms/use-lengths.ts';
import { authSchemas } from './schemas.ts';

/** Returns the rules of the auth forms, with the lengths in the configuration. */
export function useAuthSchemas() {
  const lengths = useLengths();
  return useMemo(() => authSchemas(lengths), [lengths]);
}
