import type { ResponseOf } from '../../../contract/call.ts';
import type { receiveDrawChance } from '../../../contract/jackpot.ts';
import { addRecord, noteRound } from '../../api/after-round.ts';
import { jackpotApi } from '../../api/jackpot.ts';

/**
 * Returns the changes that a shown draw makes to cached data. Undefined for a jackpot, after which the data are
 * fetched.
 */
export function patchesOfDraw(answer: ResponseOf<typeof receiveDrawChance>) {
  const { data, proof, chanceSize } = answer;
  const { type, drawId: id, time, propId, count, bonus, cell } = data;
  if (type !== 1 || time === undefined) return undefined;
  return [
    jackpotApi.util.updateQueryData('getJackpot', undefined, (info) => {
      if (!noteRound(info, answer)) return;
      info.chanceSize = chanceSize;
      info.canReceiveDrawChance &&= chanceSize > 0;
    }),
    jackpotApi.util.updateQueryData('getJackpotRecords', undefined, (record) =>
      addRecord(record, { id, time, type, propId, count, bonus, cell, proof }),
    ),
  ];
}
