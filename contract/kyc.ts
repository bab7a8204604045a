import * as v from 'valibot';
import { call, count, hundredths, nothing, time, forServer, serverCall } from './call.ts';
import { ErrorCode } from './errors.ts';
import { birthDate } from './form.ts';
import { plainText } from './plain-text.ts';
import { typedText, UNITS_A_LETTER } from './typed-text.ts';

/** Sum of deposits, in hundredths, from which verification is required; 0 requires it before the first deposit. */
export const KYC_AMOUNT = 0;

/**
 * Limits of a document picture in bytes and pixels per side, and of uploads and applications per player and Manila day.
 */
export const KYC_LIMITS = {
  bytes: 5 * 1024 * 1024,
  side: 4_096,
  uploadsADay: 30,
  applicationsADay: 5,
} as const;

/** Schema of a kind of identity document that is accepted. */
export const kycIdTypes = v.picklist(['national', 'passport', 'driving', 'umid', 'prc', 'postal']);
/** A kind of identity document. */
export type KycIdType = v.InferOutput<typeof kycIdTypes>;

/** State of verification: nothing sent, in review, verified, or rejected. */
export const kycStatus = v.picklist(['none', 'pending', 'verified', 'rejected']);
/** State of a player's verification. */
export type KycStatus = v.InferOutput<typeof kycStatus>;

/**
 * Reasons of rejection: unreadable, expired, face does not match the document, data mismatch, or the person already
 * has an account.
 */
export const kycReasons = v.picklist(['unreadable', 'expired', 'face', 'mismatch', 'duplicate']);
/** Reason of rejection. */
export type KycReason = v.InferOutput<typeof kycReasons>;

/** Schema of a kind of picture: the front of the document, or a selfie. */
export const kycPictureKinds = v.picklist(['id', 'selfie']);
/** A kind of picture: the front of the document, or a selfie. */
export type KycPictureKind = v.InferOutput<typeof kycPictureKinds>;

/** A name as on a document: 2 to 60 letters with spaces, dots, commas, hyphens and apostrophes. */
export const realName = v.pipe(
  typedText(60 * UNITS_A_LETTER, 'realName'),
  v.transform((typed) => typed.normalize('NFC').trim().replaceAll(/\s+/g, ' ')),
  v.nonEmpty('required'),
  v.regex(/^[\p{L}][\p{L}\p{M} .,'’-]{1,59}$/u, 'realName'),
);

/** A document's number: 5 to 24 letters and digits; spaces and hyphens are removed. */
export const idNumber = v.pipe(
  typedText(64, 'idNumber'),
  v.transform((typed) => plainText(typed).replace(/[ -]/g, '').toUpperCase()),
  v.nonEmpty('required'),
  v.regex(/^[A-Z0-9]{5,24}$/, 'idNumber'),
);

const pictureId = v.pipe(v.string('required'), v.regex(/^\d{1,18}$/, 'required'));

/** A player's application for verification: the document's data and the two pictures. */
export const kycApplication = v.object({
  idType: kycIdTypes,
  idNumber,
  realName,
  birthDate,
  idPicture: pictureId,
  selfiePicture: pictureId,
});

/** Uploads a picture, as form data; it stays unused until addKyc references it. */
export const uploadKyc = call('uploadKyc', { response: v.object({ id: pictureId }) });

/** Submits the documents for review. */
export const addKyc = call('addKyc', { response: v.object({ status: kycStatus }) });

const result = {
  status: kycStatus,
  /** Reason of a rejection; absent with any other status. */
  reason: v.optional(kycReasons),
};

/** State of the player's verification and the market's requirements. */
export const kyc = call('kyc', {
  response: v.object({
    ...result,
    /** The name on the document, masked; empty if nothing was sent. */
    name: v.string(),
    /** When the last documents were sent; 0 if none. */
    submittedAt: time,
    /** Sum of deposits, in hundredths, from which verification is required. */
    kycAmount: hundredths,
    isAddKyc: v.boolean(),
    hasKyc: v.boolean(),
    isNewUserForcePopKyc: v.boolean(),
    /** Applications left today. */
    triesLeft: count,
  }),
});

/** Returns the decision on the documents that the player has sent. */
export const queryKycResult = call('queryKycResult', { response: v.object(result) });

/**
 * Adds what the server and the reference page need to the calls of this file: required token, rate limit, request
 * schema and error codes.
 */
export const kycCalls = forServer(() => ({
  uploadKyc: serverCall(uploadKyc, {
    about: `Sends a picture of a document or of the own face: png or jpeg, at most ${KYC_LIMITS.bytes} bytes and ${KYC_LIMITS.side} pixels a side, as form data. ${KYC_LIMITS.uploadsADay} a Manila day.`,
    token: 'required',
    isUpload: true,
    request: v.object({
      kind: kycPictureKinds,
      file: v.pipe(
        v.file('required'),
        v.mimeType(['image/png', 'image/jpeg'], 'pictureKind'),
        v.maxSize(KYC_LIMITS.bytes, 'pictureLarge'),
      ),
    }),
  }),
  addKyc: serverCall(addKyc, {
    about: `Sends the documents to be looked at, ${KYC_LIMITS.applicationsADay} times a Manila day at most.`,
    token: 'required',
    request: kycApplication,
    errors: [ErrorCode.kycAlreadySent],
  }),
  kyc: serverCall(kyc, {
    about:
      'How far the verification is, when and for whom it was asked (name masked), and what the market asks.',
    token: 'required',
    request: nothing,
  }),
  queryKycResult: serverCall(queryKycResult, {
    about:
      'Whether documents that were sent are decided; asked again every few seconds while they are pending.',
    token: 'required',
    request: nothing,
  }),
}));
