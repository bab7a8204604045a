import { KYC_LIMITS } from '../../contract/kyc.ts';
import { CallError, ErrorCode } from '../../contract/errors.ts';

/** Longest side that is kept, in pixels: a document is well readable. */
const KEPT_SIDE = 2_048;
/** Shortest side that says anything. */
const LEAST_SIDE = 200;
const SECONDS = 10;

/**
 * Returns a picture drawn anew as jpeg, the right way up and without anything that the camera wrote beside it (place,
 * time, device). Throws validationFailed with {file: code} for what is no png or jpeg, too small or too large.
 */
export async function drawnAnew(bytes: Uint8Array): Promise<Buffer> {
  const refuse = (code: string): CallError => new CallError(ErrorCode.validationFailed, {}, { file: code });
  if (bytes.length === 0) throw refuse('pictureUnreadable');
  // Loaded with the first picture: a server starts without it.
  const { default: sharp } = await import('sharp');
  const found = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  if (found === undefined || (found.format !== 'png' && found.format !== 'jpeg'))
    throw refuse('pictureUnreadable');
  if (Math.max(found.width, found.height) > KYC_LIMITS.side) throw refuse('pictureLarge');
  if (Math.min(found.width, found.height) < LEAST_SIDE) throw refuse('pictureSmall');
  return sharp(bytes, { limitInputPixels: KYC_LIMITS.side ** 2, failOn: 'error' })
    .timeout({ seconds: SECONDS })
    .rotate()
    .resize({ width: KEPT_SIDE, height: KEPT_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .jpeg({ quality: 85 })
    .toBuffer()
    .catch(() => {
      throw refuse('pictureUnreadable');
    });
}
