import { activityHandlers } from './activities/handlers.ts';
import { authHandlers, type AuthGateways } from './auth/handlers.ts';
import { coinPusherHandlers } from './coin-pusher/handlers.ts';
import { configHandlers, type ConfigGateways } from './config/handlers.ts';
import { diamondHandlers } from './diamond/handlers.ts';
import { dailySpinHandlers } from './daily-spin/handlers.ts';
import { fairHandlers } from './fair/handlers.ts';
import { halloweenHandlers } from './halloween/handlers.ts';
import { jackpotHandlers } from './jackpot/handlers.ts';
import { profileHandlers } from './profile/handlers.ts';
import { slotshackHandlers } from './slotshack/handlers.ts';
import { redPacketHandlers } from './red-packet/handlers.ts';
import { telemetryHandlers } from './telemetry/handlers.ts';
import { walletHandlers } from './wallet/handlers.ts';
import type { Handlers } from './calls/handler.ts';

/** What the handlers need from outside the house. */
export type Gateways = AuthGateways & ConfigGateways;

/** A handler for every call of the contract. */
export const createHandlers = (gateways: Gateways): Handlers => ({
  ...activityHandlers,
  ...authHandlers(gateways),
  ...coinPusherHandlers,
  ...configHandlers(gateways),
  ...diamondHandlers,
  ...dailySpinHandlers,
  ...fairHandlers,
  ...halloweenHandlers,
  ...jackpotHandlers,
  ...profileHandlers,
  ...slotshackHandlers,
  ...redPacketHandlers,
  ...telemetryHandlers,
  ...walletHandlers,
});
