import { KYC_LIMITS } from '../../contract/kyc.ts';
import { CallError, ErrorCode } from '../../contract/errors.ts';

/** What becomes of a picture. */
export interface PictureUse {
  /** The field that a refusal names. */
  readonly field: string;
  /** Longest side that is kept, in pixels. */
  readonly keptSide: number;
  /** Shortest side that says anything, in pixels. */
  readonly leastSide: number;
  /** True: the middle of it, as a square of `keptSide`. */
  readonly isSquare?: boolean;
}

/** A document or a face: well readable. */
export const FOR_KYC: PictureUse = { field: 'file', keptSide: 2_048, leastSide: 200 };
/** What stands beside a player's name. */
export const FOR_PROFILE: PictureUse = { field: 'avatarOther', keptSide: 256, leastSide: 64, isSquare: true };

const SECONDS = 10;

/**
 * Returns a picture drawn anew as jpeg, the right way up and without anything that the camera wrote beside it (place,
 * time, device). Throws validationFailed with {field: code} for what is no png or jpeg, too small or too large.
 */
export async function drawnAnew(
  bytes: Uint8Array,
  { field, keptSide, leastSide, isSquare = false }: PictureUse,
): Promise<Buffer> {
  const refuse = (code: string): CallError =>
    new CallError(ErrorCode.validationFailed, {}, { [field]: code });
  if (bytes.length === 0) throw refuse('pictureUnreadable');
  // Loaded with the first picture: a server starts without it.
  const { default: sharp } = await import('sharp');
  const found = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  if (found === undefined || (found.format !== 'png' && found.format !== 'jpeg'))
    throw refuse('pictureUnreadable');
  if (Math.max(found.width, found.height) > KYC_LIMITS.side) throw refuse('pictureLarge');
  if (Math.min(found.width, found.height) < leastSide) throw refuse('pictureSmall');
  return sharp(bytes, { limitInputPixels: KYC_LIMITS.side ** 2, failOn: 'error' })
    .timeout({ seconds: SECONDS })
    .rotate()
    .resize({
      width: keptSide,
      height: keptSide,
      fit: isSquare ? 'cover' : 'inside',
      withoutEnlargement: !isSquare,
    })
    .flatten({ background: 'white' })
    .jpeg({ quality: 85 })
    .toBuffer()
    .catch(() => {
      throw refuse('pictureUnreadable');
    });
}
