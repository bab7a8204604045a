import * as v from 'valibot';
import { liveMessage } from '../../contract/live.ts';
import type { TestProduct } from './product.ts';

/**
 * Opens a live stream, as another tab or device of the player would. Returns a function that reads the coins that the
 * stream received last.
 */
export async function openScreen({ served }: TestProduct, userId: number): Promise<() => number | undefined> {
  let coins: number | undefined;
  await served.streams.open({
    userId,
    sessionId: undefined,
    send(bytes) {
      const message = v.parse(liveMessage, JSON.parse(bytes.toString().replace(/^data: /, '')));
      if (message.type === 'balance') coins = message.coin;
      return true;
    },
    end() {},
  });
  return () => coins;
}
