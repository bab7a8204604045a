import { activityHandlers } from './activity-list/handlers.ts';
import { agentHandlers } from './agent/handlers.ts';
import { accountHandlers } from './auth/account-handlers.ts';
import { authHandlers, type AuthGateways } from './auth/handlers.ts';
import { ownSessionHandlers } from './auth/own-session-handlers.ts';
import { identityProofHandlers } from './auth/identity-proof-handlers.ts';
import { passkeyHandlers } from './auth/passkey-handlers.ts';
import { type SocialGateways, socialHandlers } from './auth/social-handlers.ts';
import { bagHandlers } from './bag/handlers.ts';
import { bankruptGiftHandlers } from './bankrupt-gift/handlers.ts';
import type { Handlers } from './calls/handler.ts';
import { coinPusherHandlers } from './coin-pusher/handlers.ts';
import { configHandlers, type ConfigGateways } from './config/handlers.ts';
import { dailySpinHandlers } from './daily-spin/handlers.ts';
import { diamondHandlers } from './diamonds/handlers.ts';
import { fairHandlers } from './fair/handlers.ts';
import { type GameLaunchGateways, gameLaunchHandlers } from './game-launch/handlers.ts';
import { feedbackHandlers } from './feedback/handlers.ts';
import { gamesHandlers } from './games/handlers.ts';
import { halloweenHandlers } from './halloween/handlers.ts';
import { inboxHandlers } from './inbox/handlers.ts';
import { type KycGateways, kycHandlers } from './kyc/handlers.ts';
import { jackpotHandlers } from './jackpot/handlers.ts';
import { profileHandlers } from './profile/handlers.ts';
import { type ProviderGateways, providerHandlers } from './providers/handlers.ts';
import { rechargeSignHandlers } from './recharge-sign/handlers.ts';
import { redVsBlueHandlers } from './red-vs-blue/handlers.ts';
import { redPacketHandlers } from './red-packet/handlers.ts';
import { scratchCardHandlers } from './scratch-cards/handlers.ts';
import { signInHandlers } from './sign-in/handlers.ts';
import { slotshackHandlers } from './slotshack/handlers.ts';
import { taskHandlers } from './tasks/handlers.ts';
import { telemetryHandlers } from './telemetry/handlers.ts';
import { vipHandlers } from './vip/handlers.ts';
import { walletHandlers } from './wallet/handlers.ts';
import { welcomeHandlers } from './welcome/handlers.ts';

/** External services that the handlers use, such as SMS and identity checks. */
export type Gateways = AuthGateways &
  ConfigGateways &
  GameLaunchGateways &
  KycGateways &
  ProviderGateways &
  SocialGateways;

/** Creates a handler for every call of the contract. */
export const createHandlers = (gateways: Gateways): Handlers => ({
  ...accountHandlers,
  ...activityHandlers,
  ...agentHandlers,
  ...authHandlers(gateways),
  ...bagHandlers,
  ...bankruptGiftHandlers,
  ...coinPusherHandlers,
  ...configHandlers(gateways),
  ...dailySpinHandlers,
  ...diamondHandlers,
  ...fairHandlers,
  ...gameLaunchHandlers(gateways),
  ...feedbackHandlers,
  ...gamesHandlers,
  ...halloweenHandlers,
  ...identityProofHandlers(gateways),
  ...inboxHandlers,
  ...jackpotHandlers,
  ...kycHandlers(gateways),
  ...ownSessionHandlers,
  ...passkeyHandlers(gateways),
  ...profileHandlers,
  ...providerHandlers(gateways),
  ...rechargeSignHandlers,
  ...redPacketHandlers,
  ...redVsBlueHandlers,
  ...scratchCardHandlers,
  ...signInHandlers,
  ...slotshackHandlers,
  ...socialHandlers(gateways),
  ...taskHandlers,
  ...telemetryHandlers,
  ...vipHandlers,
  ...walletHandlers,
  ...welcomeHandlers,
});
