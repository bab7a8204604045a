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
} from '../../contract/auth.ts';
import { endOwnSession, ownSessions } from '../../contract/own-sessions.ts';
import { api } from './api.ts';
import { fromCall } from './from-call.ts';

const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    logIn: build.mutation(fromCall(accountLogin)),
    logInBySms: build.mutation(fromCall(accountLoginSms)),
    logInByNumber: build.mutation(fromCall(accountLoginSms2)),
    register: build.mutation(fromCall(accountRegist)),
    registerByMobile: build.mutation(fromCall(accountRegist4)),
    sendSmsCode: build.mutation(fromCall(smsSend)),
    sayCode: build.mutation(fromCall(smsSendV2)),
    setFirstPassword: build.mutation({ ...fromCall(initPassword), invalidatesTags: ['Account', 'Balances'] }),
    bindMobile: build.mutation({
      ...fromCall(bindAccount),
      invalidatesTags: ['Account', 'Balances'],
    }),
    takeBreak: build.mutation(fromCall(takeBreak)),
    resetPassword: build.mutation(fromCall(forgetPassword)),
    logOut: build.mutation(fromCall(logout)),
    getOwnSessions: build.query({ ...fromCall(ownSessions), providesTags: ['Sessions'] }),
    endOwnSession: build.mutation({ ...fromCall(endOwnSession), invalidatesTags: ['Sessions'] }),
  }),
});

export const {
  useLogInMutation,
  useLogInBySmsMutation,
  useLogInByNumberMutation,
  useSayCodeMutation,
  useRegisterMutation,
  useSendSmsCodeMutation,
  useSetFirstPasswordMutation,
  useBindMobileMutation,
  useTakeBreakMutation,
  useResetPasswordMutation,
  useLogOutMutation,
  useGetOwnSessionsQuery,
  useEndOwnSessionMutation,
} = authApi;
