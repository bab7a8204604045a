import type * as v from 'valibot';
import { activitiesCalls } from './activities.ts';
import { agentCalls } from './agent.ts';
import { authCalls } from './auth.ts';
import { bagCalls } from './bag.ts';
import { bankruptGiftCalls } from './bankrupt-gift.ts';
import { coinPusherCalls } from './coin-pusher.ts';
import { configCalls } from './config.ts';
import { dailySpinCalls } from './daily-spin.ts';
import { diamondsCalls } from './diamonds.ts';
import { fairCalls } from './fair.ts';
import { feedbackCalls } from './feedback.ts';
import { gameLaunchCalls } from './game-launch.ts';
import { halloweenDrawsCalls } from './halloween-draws.ts';
import { halloweenCalls } from './halloween.ts';
import { identityProofCalls } from './identity-proof.ts';
import { jackpotCalls } from './jackpot.ts';
import { kycCalls } from './kyc.ts';
import { mailCalls } from './mail.ts';
import { memberGamesCalls } from './member-games.ts';
import { ownSessionsCalls } from './own-sessions.ts';
import { passkeysCalls } from './passkeys.ts';
import { profileCalls } from './profile.ts';
import { providerBalancesCalls } from './provider-balances.ts';
import { rechargeSignCalls } from './recharge-sign.ts';
import { redPacketCalls } from './red-packet.ts';
import { redVsBlueCalls } from './red-vs-blue.ts';
import { scratchCardsCalls } from './scratch-cards.ts';
import { signInCalls } from './sign-in.ts';
import { slotshackCalls } from './slotshack.ts';
import { socialCalls } from './social.ts';
import { tasksCalls } from './tasks.ts';
import { telemetryCalls } from './telemetry.ts';
import { updateProfileCalls } from './update-profile.ts';
import { userOtherCalls } from './user-other.ts';
import { vipCalls } from './vip.ts';
import { walletCalls } from './wallet.ts';
import { welcomeCalls } from './welcome.ts';

/** Every call of the product by its name, which is its path below /app/v1/. */
export const calls = {
  ...authCalls,
  ...socialCalls,
  ...passkeysCalls,
  ...identityProofCalls,
  ...ownSessionsCalls,
  ...profileCalls,
  ...configCalls,
  ...activitiesCalls,
  ...jackpotCalls,
  ...dailySpinCalls,
  ...redVsBlueCalls,
  ...bankruptGiftCalls,
  ...redPacketCalls,
  ...rechargeSignCalls,
  ...updateProfileCalls,
  ...userOtherCalls,
  ...kycCalls,
  ...mailCalls,
  ...feedbackCalls,
  ...walletCalls,
  ...agentCalls,
  ...tasksCalls,
  ...vipCalls,
  ...signInCalls,
  ...coinPusherCalls,
  ...fairCalls,
  ...halloweenCalls,
  ...halloweenDrawsCalls,
  ...slotshackCalls,
  ...scratchCardsCalls,
  ...diamondsCalls,
  ...gameLaunchCalls,
  ...providerBalancesCalls,
  ...bagCalls,
  ...memberGamesCalls,
  ...welcomeCalls,
  ...telemetryCalls,
} as const;

/** The name of a call. */
export type CallName = keyof typeof calls;

/** The parsed request of a call, without the common fields. */
export type RequestOf<Name extends CallName> = v.InferOutput<(typeof calls)[Name]['request']>;

/** Path prefix of all calls. */
export const API_PREFIX = '/app/v1/';
