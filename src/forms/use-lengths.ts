import { type LengthKey, type LengthRange, LENGTHS } from '../../contract/form.ts';
import { configApi } from '../api/config.ts';
import { useAppSelector } from '../store/hooks.ts';

const selectConfig = configApi.endpoints.getLobbyConfig.select();

/** How long what players type may be: as the configuration says, as usual until it is there. */
export const useLengths = (): Readonly<Record<LengthKey, LengthRange>> =>
  useAppSelector((state) => selectConfig(state).data?.lengths) ?? LENGTHS;
