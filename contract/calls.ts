import { activityGetStatusList, getActivityIds } from './activities.ts';
import { agentFill, appAgent5User } from './agent.ts';
import { appUserOther, updateAppUserOther } from './user-other.ts';
import {
  accountLogin,
  accountLoginSms,
  accountLoginSms2,
  accountRegist,
  accountRegist4,
  bindAccount,
  forgetPassword,
  initPassword,
  logout,
  smsSend,
  smsSendV2,
  takeBreak,
} from './auth.ts';
import { memberBag } from './bag.ts';
import { getBankruptGiftInfo, receiveBankruptGiftAward } from './bankrupt-gift.ts';
import { coinPusherDeal, coinPusherDrop, coinPusherInfo, coinPusherRecord } from './coin-pusher.ts';
import { appConfig, appTheme, appThemePreview, preLogin2 } from './config.ts';
import {
  diamondExchangeCoin,
  diamondExchangeGoods,
  diamondGoodsExchangeOrderLog,
  diamondLog,
  diamondShopData,
  updateAddress,
} from './diamonds.ts';
import {
  appDiamondBonusTickersData,
  diamondExchangeScratchcard,
  getScratchCardInfo,
  receiveAddupAwardById,
  scratchCardLottery,
  searchScratchCardAwardLog,
} from './scratch-cards.ts';
import { dailySpin, dailySpinInfo, dailySpinLog } from './daily-spin.ts';
import { addFeedback, feedbackDetail, feedbackLog, getCustomerServices } from './feedback.ts';
import { fairRounds, fairSeed, setClientSeed } from './fair.ts';
import { getHalloweenAwardLog, halloweenLottery } from './halloween-draws.ts';
import { getHalloweenConfig, getLotteryNum, halloweenSlotsClick } from './halloween.ts';
import {
  getJackpotDrawInfo,
  getJackpotRank,
  getPersonJackpotDrawAwardLog,
  receiveDrawChance,
} from './jackpot.ts';
import { addKyc, kyc, queryKycResult, uploadKyc } from './kyc.ts';
import { getAfterLoginInfoWeb, refreshData } from './profile.ts';
import { updateProfile } from './update-profile.ts';
import { providerBalances, retrieveBalance } from './provider-balances.ts';
import { slotshackInfo, slotshackRecord, slotshackSpin } from './slotshack.ts';
import { exitGame, startGame } from './game-launch.ts';
import { endOwnSession, ownSessions } from './own-sessions.ts';
import { delMail, getMail3, getMailDetail } from './mail.ts';
import { gameLike, memberGames } from './member-games.ts';
import {
  ownPasskeys,
  passkeyAdd,
  passkeyAddBegin,
  passkeyLogin,
  passkeyLoginBegin,
  removePasskey,
} from './passkeys.ts';
import {
  bindSocialAccount,
  facebookLogin,
  googleLogin,
  lineLogin,
  loginWays,
  socialBegin,
  unbindSocialAccount,
} from './social.ts';
import { pkData, pkSignUp } from './red-vs-blue.ts';
import { getRechargeSignConfig, rechargeSignIn, upgradeRechargeSignAward } from './recharge-sign.ts';
import { getRedPacketRainConfig, redWars } from './red-packet.ts';
import { loginBonus3User, loginBonus3UserReceive } from './sign-in.ts';
import { getTaskUser, receiveTaskAward } from './tasks.ts';
import { appEventLogClient, online } from './telemetry.ts';
import {
  appVipUserReceiveDaily,
  betBonus,
  betBonusLog,
  betBonusReceive,
  getVipInfo,
  receiveVipBonusUser,
  receiveVipTaskAndBonus,
} from './vip.ts';
import { appUserCoinDetail, betRecordReport } from './wallet.ts';
import { welcomeSet } from './welcome.ts';

/** Every call of the product by its name, which is its path below /app/v1/. */
export const calls = {
  accountRegist,
  accountRegist4,
  accountLogin,
  accountLoginSms,
  accountLoginSms2,
  smsSend,
  smsSendV2,
  initPassword,
  forgetPassword,
  logout,
  'anonymous/loginWays': loginWays,
  'anonymous/socialBegin': socialBegin,
  googleLogin,
  facebookLogin,
  lineLogin,
  bindSocialAccount,
  unbindSocialAccount,
  'anonymous/passkeyLoginBegin': passkeyLoginBegin,
  passkeyLogin,
  passkeyAddBegin,
  passkeyAdd,
  ownPasskeys,
  removePasskey,
  ownSessions,
  endOwnSession,
  refreshData,
  'anonymous/preLogin2': preLogin2,
  'anonymous/appConfig': appConfig,
  getAfterLoginInfoWeb,
  'anonymous/appTheme': appTheme,
  'anonymous/appThemePreview': appThemePreview,
  activityGetStatusList,
  getActivityIds,
  getJackpotDrawInfo,
  receiveDrawChance,
  getPersonJackpotDrawAwardLog,
  getJackpotRank,
  dailySpinInfo,
  dailySpin,
  dailySpinLog,
  pkData,
  pkSignUp,
  getBankruptGiftInfo,
  receiveBankruptGiftAward,
  getRedPacketRainConfig,
  redWars,
  getRechargeSignConfig,
  rechargeSignIn,
  upgradeRechargeSignAward,
  updateProfile,
  appUserOther,
  updateAppUserOther,
  uploadKyc,
  addKyc,
  kyc,
  queryKycResult,
  getMail3,
  getMailDetail,
  delMail,
  addFeedback,
  feedbackLog,
  feedbackDetail,
  getCustomerServices,
  bindAccount,
  takeBreak,
  betRecordReport,
  appAgent5User,
  agentFill,
  getTaskUser,
  receiveTaskAward,
  getVipInfo,
  receiveVipBonusUser,
  appVipUserReceiveDaily,
  receiveVipTaskAndBonus,
  betBonus,
  betBonusReceive,
  betBonusLog,
  loginBonus3User,
  loginBonus3UserReceive,
  coinPusherInfo,
  coinPusherDeal,
  coinPusherDrop,
  coinPusherRecord,
  fairSeed,
  setClientSeed,
  fairRounds,
  getHalloweenConfig,
  halloweenSlotsClick,
  halloweenLottery,
  getLotteryNum,
  getHalloweenAwardLog,
  slotshackInfo,
  slotshackSpin,
  slotshackRecord,
  getScratchCardInfo,
  diamondShopData,
  diamondExchangeCoin,
  updateAddress,
  diamondExchangeGoods,
  diamondGoodsExchangeOrderLog,
  diamondExchangeScratchcard,
  scratchCardLottery,
  receiveAddupAwardById,
  searchScratchCardAwardLog,
  diamondLog,
  appDiamondBonusTickersData,
  startGame,
  exitGame,
  providerBalances,
  retrieveBalance,
  appUserCoinDetail,
  memberBag,
  gameLike,
  memberGames,
  welcomeSet,
  online,
  'anonymous/appEventLogClient': appEventLogClient,
} as const;

/** The name of a call. */
export type CallName = keyof typeof calls;

/** Path prefix of all calls. */
export const API_PREFIX = '/app/v1/';
