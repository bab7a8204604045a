import { addFeedback, feedbackDetail, feedbackLog, getCustomerServices } from '../../contract/feedback.ts';
import { api } from './api.ts';
import { fromCall, fromPagedCall } from './from-call.ts';

/** Endpoints of feedback from players. */
const feedbackApi = api.injectEndpoints({
  endpoints: (build) => ({
    getFeedbacks: build.infiniteQuery({ ...fromPagedCall(feedbackLog), providesTags: ['Feedback'] }),
    getFeedback: build.query({ ...fromCall(feedbackDetail), providesTags: ['Feedback'] }),
    getCustomerServices: build.query(fromCall(getCustomerServices)),
    addFeedback: build.mutation({ ...fromCall(addFeedback), invalidatesTags: ['Feedback'] }),
  }),
});

export const {
  useGetFeedbacksInfiniteQuery,
  useGetFeedbackQuery,
  useGetCustomerServicesQuery,
  useAddFeedbackMutation,
} = feedbackApi;
