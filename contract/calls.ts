import { activityGetStatusList, getActivityIds } from './activities.ts';
import {
  accountLogin,
  accountLoginSms,
  accountRegist,
  accountRegist4,
  forgetPassword,
  initPassword,
  logout,
  smsSend,
} from './auth.ts';
import { appConfig, appTheme, appThemePreview, preLogin2 } from './config.ts';
import {
  getJackpotDrawInfo,
  getJackpotRank,
  getPersonJackpotDrawAwardLog,
  receiveDrawChance,
} from './jackpot.ts';
import { getAfterLoginInfoWeb, refreshData } from './profile.ts';
import { appEventLogClient, online } from './telemetry.ts';
import { appUserCoinDetail } from './wallet.ts';

/** Every call of the product by its name, which is its path below /app/v1/. */
export const calls = {
  accountRegist,
  accountRegist4,
  accountLogin,
  accountLoginSms,
  smsSend,
  initPassword,
  forgetPassword,
  logout,
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
  appUserCoinDetail,
  online,
  'anonymous/appEventLogClient': appEventLogClient,
} as const;

/** The name of a call. */
export type CallName = keyof typeof calls;

/** Where calls live. */
export const API_PREFIX = '/app/v1/';
