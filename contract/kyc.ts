import * as v from 'valibot';
import { call, count, hundredths, nothing, time } from './call.ts';
import { ErrorCode } from './errors.ts';
import { birthDate } from './form.ts';

/** The sum of deposits, in hundredths, from which on a person must be known; 0 is before the first. */
export const KYC_AMOUNT = 0;

/** How large a picture of a document may be, and how many a player may send in a Manila day. */
export const KYC_LIMITS = {
  bytes: 5 * 1024 * 1024,
  side: 4_096,
  uploadsADay: 30,
  applicationsADay: 5,
} as const;

/** The documents that prove who somebody is. */
export const kycIdTypes = v.picklist(['national', 'passport', 'driving', 'umid', 'prc', 'postal']);
/** A kind of document. */
export type KycIdType = v.InferOutput<typeof kycIdTypes>;

/** How far it is: nothing sent, being looked at, known, or sent back. */
export const kycStatus = v.picklist(['none', 'pending', 'verified', 'rejected']);
/** How far a player's verification is. */
export type KycStatus = v.InferOutput<typeof kycStatus>;

/** Why documents were sent back: unreadable, out of date, another face than on the document, data that differ, or a person who has an account. */
export const kycReasons = v.picklist(['unreadable', 'expired', 'face', 'mismatch', 'duplicate']);
/** Why documents were sent back. */
export type KycReason = v.InferOutput<typeof kycReasons>;

/** Which picture it is: the front of the document, or the face of who sends it. */
export const kycPictureKinds = v.picklist(['id', 'selfie']);
/** Which picture it is. */
export type KycPictureKind = v.InferOutput<typeof kycPictureKinds>;

/** A name as a document has it: 2 to 60 letters with spaces, dots, commas, hyphens and apostrophes. */
export const realName = v.pipe(
  v.string('required'),
  v.transform((typed) => typed.normalize('NFC').trim().replaceAll(/\s+/g, ' ')),
  v.nonEmpty('required'),
  v.regex(/^[\p{L}][\p{L}\p{M} .,'’-]{1,59}$/u, 'realName'),
);

/** A document's number: 5 to 24 letters and digits; blanks and hyphens are left out. */
export const idNumber = v.pipe(
  v.string('required'),
  v.transform((typed) => typed.replaceAll(/[\s-]/g, '').toUpperCase()),
  v.nonEmpty('required'),
  v.regex(/^[A-Z0-9]{5,24}$/, 'idNumber'),
);

const pictureId = v.pipe(v.string('required'), v.regex(/^\d{1,18}$/, 'required'));

/** What a player sends to be known: the document as it reads, and the two pictures. */
export const kycApplication = v.object({
  idType: kycIdTypes,
  idNumber,
  realName,
  birthDate,
  idPicture: pictureId,
  selfiePicture: pictureId,
});

/** Sends a picture, as form data; it belongs to nothing until addKyc names it. */
export const uploadKyc = call('uploadKyc', {
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
  response: v.object({ id: pictureId }),
});

/** Sends the documents to be looked at. */
export const addKyc = call('addKyc', {
  about: `Sends the documents to be looked at, ${KYC_LIMITS.applicationsADay} times a Manila day at most.`,
  token: 'required',
  request: kycApplication,
  response: v.object({ status: kycStatus }),
  errors: [ErrorCode.kycAlreadySent],
});

const result = {
  status: kycStatus,
  /** With rejected. */
  reason: v.optional(kycReasons),
};

/** How far the player's verification is, with what the market asks. */
export const kyc = call('kyc', {
  about:
    'How far the verification is, when and for whom it was asked (name masked), and what the market asks.',
  token: 'required',
  request: nothing,
  response: v.object({
    ...result,
    /** The name on the document, masked; empty while nothing was sent. */
    name: v.string(),
    /** When the last documents were sent; 0 while none were. */
    submittedAt: time,
    /** Sum of deposits, in hundredths, from which on a person must be known. */
    kycAmount: hundredths,
    isAddKyc: v.boolean(),
    hasKyc: v.boolean(),
    isNewUserForcePopKyc: v.boolean(),
    /** How often documents can be sent today. */
    triesLeft: count,
  }),
});

/** Whether documents that were sent are decided. */
export const queryKycResult = call('queryKycResult', {
  about:
    'Whether documents that were sent are decided; asked again every few seconds while they are pending.',
  token: 'required',
  request: nothing,
  response: v.object(result),
});
