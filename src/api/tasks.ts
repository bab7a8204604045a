import { getTaskUser, receiveTaskAward } from '../../contract/tasks.ts';
import { promotionApi } from './api.ts';
import { fromCall } from './from-call.ts';
import { storeBalance } from './store-balance.ts';

/** Endpoints of the daily tasks. */
const tasksApi = promotionApi('Tasks').injectEndpoints({
  endpoints: (build) => ({
    getTasks: build.query({ ...fromCall(getTaskUser), providesTags: ['Tasks'] }),
    receiveTask: build.mutation({
      ...fromCall(receiveTaskAward),
      onQueryStarted: (_, started) => storeBalance(started),
      invalidatesTags: ['Tasks', 'DiamondRecords'],
    }),
  }),
});

export const { useGetTasksQuery, useReceiveTaskMutation } = tasksApi;
