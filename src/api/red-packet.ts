import { getRedPacketRainConfig, redWars } from '../../contract/red-packet.ts';
import { api } from './api.ts';
import { fromCall } from './from-call.ts';
import { storeBalance } from './store-balance.ts';

/** Endpoints of the red packet rain; joining makes nothing stale until the packet has been opened on the screen. */
export const redPacketApi = api.injectEndpoints({
  endpoints: (build) => ({
    getRedPacketRain: build.query({ ...fromCall(getRedPacketRainConfig), providesTags: ['RedPacketRain'] }),
    joinRedPacketRain: build.mutation({
      ...fromCall(redWars),
      onQueryStarted: (_, started) => storeBalance(started),
    }),
  }),
});

export const { useGetRedPacketRainQuery, useJoinRedPacketRainMutation } = redPacketApi;
