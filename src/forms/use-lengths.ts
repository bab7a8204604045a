import { type LengthKey, type LengthRange, LENGTHS } from '../../contract/form.ts';
import { configApi } from '../api/config.ts';
import { useAppSelector } from '../store/hooks.ts';

const selectConfig = configApi.endpoints.getLobbyConfig.select();

/** Returns the allowed lengths of inputs: from the configuration, defaults until it is loaded. */
export const useLengths = (): Readonly<Record<LengthKey, LengthRange>> =>
  useAppSelector((state) => selectConfig(state).data?.lengths) ?? LENGTHS;
