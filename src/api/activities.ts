import { activityGetStatusList, getActivityIds } from '../../contract/activities.ts';
import { api } from './api.ts';
import { fromCall } from './from-call.ts';

const activitiesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getActivityStatus: build.query({ ...fromCall(activityGetStatusList), providesTags: ['Activities'] }),
    getActivities: build.query({ ...fromCall(getActivityIds), providesTags: ['Activities'] }),
  }),
});

export const { useGetActivityStatusQuery, useGetActivitiesQuery } = activitiesApi;
