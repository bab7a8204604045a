import { type LengthKey, type LengthRange, LENGTHS } from '../../contract/form.ts';
import { configApi } from '../api/config.ts';
import { useAppSelector } from '../store/hooks.ts';

const selectConfig = configApi.endpoints.getLobbyConfig.select();

/**
 * Returns the shortest and longest length of inputs: from the server's configuration, or defaults until it is loaded.
 */
export const useLengths = (): Readonly<Record<LengthKey, LengthRange>> =>
  useAppSelector((state) => selectConfig(state).data?.lengths) ?? LENGTHS;
