import { ActivityId } from '../../contract/activities.ts';
import { KYC_AMOUNT } from '../../contract/kyc.ts';
import { ageOn, MINIMUM_AGE } from '../../contract/form.ts';
import { manilaDate } from '../../contract/manila-date.ts';
import { CallError, ErrorCode } from '../../contract/errors.ts';
import { readEligibility } from '../activities/eligibility.ts';
import type { Handlers } from '../calls/handler.ts';
import type { DocumentKeys } from '../gateways/document-keys.ts';
import { apply, keepPicture, readStanding } from './applications.ts';
import { countPicture } from '../sessions/picture-limit.ts';
import { drawnAnew, FOR_KYC } from '../gateways/pictures.ts';

/** External services that verification uses. */
export interface KycGateways {
  readonly documents: DocumentKeys;
  /** Called with the id of every submitted application. */
  readonly onKycSubmitted: (id: number) => void;
}

/** Handlers of identity verification (docs/product-rules.md, Verification). */
export const kycHandlers = ({
  documents,
  onKycSubmitted,
}: KycGateways): Pick<Handlers, 'uploadKyc' | 'addKyc' | 'kyc' | 'queryKycResult'> => ({
  async uploadKyc({ kind, file }, { db, session: { userId }, clock }) {
    await countPicture(db, userId, clock.now());
    const bytes = await drawnAnew(new Uint8Array(await file.arrayBuffer()), FOR_KYC);
    return { id: await keepPicture(db, documents, { userId, kind, bytes, at: clock.now() }) };
  },

  async addKyc({ idPicture, selfiePicture, ...person }, { db, session: { userId }, clock }) {
    const at = clock.now();
    if (ageOn(person.birthDate, manilaDate(at)) < MINIMUM_AGE)
      throw new CallError(ErrorCode.validationFailed, {}, { birthDate: 'tooYoung' });
    onKycSubmitted(await apply(db, documents, { userId, person, idPicture, selfiePicture, at }));
    return { status: 'pending' };
  },

  async kyc(_request, { db, session: { userId }, clock }) {
    const at = clock.now();
    const [{ name, ...standing }, { isOpen }] = await Promise.all([
      readStanding(db, documents, userId, at),
      readEligibility(db, { userId, activity: ActivityId.kyc, at }),
    ]);
    return {
      ...standing,
      kycAmount: KYC_AMOUNT,
      isNewUserForcePopKyc: isOpen,
      name: masked(name),
      isAddKyc: standing.status === 'pending' || standing.status === 'verified',
      hasKyc: standing.status === 'verified',
    };
  },

  async queryKycResult(_request, { db, session: { userId }, clock }) {
    const { status, reason } = await readStanding(db, documents, userId, clock.now());
    return { status, ...(reason !== undefined && { reason }) };
  },
});

/**
 * Masks all but the first letter of every word, so that people who look at the player's screen cannot read the name.
 */
const masked = (name: string): string => name.replaceAll(/(\p{L}[\p{M}]*)[\p{L}\p{M}]+/gu, '$1•••');
