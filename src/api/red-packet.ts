import { getRedPacketRainConfig, redWars } from '../../contract/red-packet.ts';
import type { ResponseOf } from '../../contract/call.ts';
import { noteRound } from './after-round.ts';
import { promotionApi } from './api.ts';
import { fromCall } from './from-call.ts';
import { storeBalance } from './store-balance.ts';

/**
 * Endpoints of the Red Packet Rain. Joining invalidates no cached data until the page has shown the packet being
 * opened.
 */
export const redPacketApi = promotionApi('RedPacketRain').injectEndpoints({
  endpoints: (build) => ({
    getRedPacketRain: build.query({ ...fromCall(getRedPacketRainConfig), providesTags: ['RedPacketRain'] }),
    joinRedPacketRain: build.mutation({
      ...fromCall(redWars),
      onQueryStarted: (_, started) => storeBalance(started),
    }),
  }),
});

/** Returns the actions that update cached data after a red packet was opened on the screen. */
export const patchesOfRain = (answer: ResponseOf<typeof redWars>) => [
  redPacketApi.util.updateQueryData('getRedPacketRain', undefined, (config) => {
    if (!noteRound(config, answer) || config.rain.id !== answer.rainId) return;
    config.rain.state = 'joined';
    config.rain.amount = answer.amount;
  }),
];

export const { useGetRedPacketRainQuery } = redPacketApi;
