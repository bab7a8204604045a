import { delMail, getMail3, getMailDetail } from '../../contract/mail.ts';
import { api } from './api.ts';
import { fromCall, fromPagedCall } from './from-call.ts';

/** Endpoints of the player's mails. Reading a mail changes the list and the dot that marks unread mails. */
const mailApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMails: build.infiniteQuery({ ...fromPagedCall(getMail3), providesTags: ['Mail'] }),
    openMail: build.mutation({ ...fromCall(getMailDetail), invalidatesTags: ['Mail', 'Account'] }),
    deleteMails: build.mutation({ ...fromCall(delMail), invalidatesTags: ['Mail', 'Account'] }),
  }),
});

export const { useGetMailsInfiniteQuery, useOpenMailMutation, useDeleteMailsMutation } = mailApi;
