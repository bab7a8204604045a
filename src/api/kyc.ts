import { addKyc, kyc, type KycPictureKind, queryKycResult, uploadKyc } from '../../contract/kyc.ts';
import { promotionApi } from './api.ts';
import type { CallArgs } from './base-query.ts';
import { fromCall } from './from-call.ts';

/** Picture of a document to upload. */
interface Upload {
  readonly kind: KycPictureKind;
  readonly file: File;
}

/** Endpoints of identity verification (KYC). */
export const kycApi = promotionApi('Kyc').injectEndpoints({
  endpoints: (build) => ({
    getKyc: build.query({ ...fromCall(kyc), providesTags: ['Kyc'] }),
    getKycResult: build.query(fromCall(queryKycResult)),
    uploadKyc: build.mutation({
      ...fromCall(uploadKyc),
      query: ({ kind, file }: Upload): CallArgs => {
        const body = new FormData();
        body.append('kind', kind);
        body.append('file', file);
        return { call: uploadKyc, body };
      },
    }),
    addKyc: build.mutation({ ...fromCall(addKyc), invalidatesTags: ['Kyc'] }),
  }),
});

export const { useGetKycQuery, useGetKycResultQuery, useUploadKycMutation, useAddKycMutation } = kycApi;
