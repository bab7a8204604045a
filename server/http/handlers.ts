import { activityHandlers } from '../activities/handlers.ts';
import { authHandlers, type AuthGateways } from '../auth/handlers.ts';
import { configHandlers } from '../config/handlers.ts';
import { jackpotHandlers } from '../jackpot/handlers.ts';
import { profileHandlers } from '../profile/handlers.ts';
import { telemetryHandlers } from '../telemetry/handlers.ts';
import { walletHandlers } from '../wallet/handlers.ts';
import type { Handlers } from './handler.ts';

/** What the handlers need from outside the house. */
export type Gateways = AuthGateways;

/** A handler for every call of the contract. */
export const createHandlers = (gateways: Gateways): Handlers => ({
  ...activityHandlers,
  ...authHandlers(gateways),
  ...configHandlers,
  ...jackpotHandlers,
  ...profileHandlers,
  ...telemetryHandlers,
  ...walletHandlers,
});
