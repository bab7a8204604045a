import { KYC_LIMITS } from '../../contract/kyc.ts';
import { CallError, ErrorCode } from '../../contract/errors.ts';

/** Requirements for a picture. */
export interface PictureUse {
  /** Request field that the error names if the picture is refused. */
  readonly field: string;
  /** Longest side of the stored picture, in pixels. */
  readonly keptSide: number;
  /** Minimum length of the shorter side of the sent picture, in pixels. */
  readonly leastSide: number;
  /** True if the picture is cropped around its centre to a square of `keptSide`. */
  readonly isSquare?: boolean;
}

/** Requirements for a document or a face, large enough to read. */
export const FOR_KYC: PictureUse = { field: 'file', keptSide: 2_048, leastSide: 200 };
/** Requirements for the picture that the lobby shows with a player's name. */
export const FOR_PROFILE: PictureUse = { field: 'avatarOther', keptSide: 256, leastSide: 64, isSquare: true };

/** Longest time to decode and encode a picture, seconds. */
const SECONDS = 3;

/**
 * Settles when the last picture has been processed. Pictures are processed one at a time, because Node hashes passwords
 * in the same threads.
 */
let inWork: Promise<unknown> = Promise.resolve();

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const done = inWork.then(work);
  inWork = done.catch(() => undefined);
  return done;
}

/**
 * Re-encodes a picture as an upright jpeg without the camera's metadata (place, time, device). Throws validationFailed
 * with {field: code} for a file that is not png or jpeg, is too small or too large.
 */
export async function drawnAnew(
  bytes: Uint8Array,
  { field, keptSide, leastSide, isSquare = false }: PictureUse,
): Promise<Buffer> {
  const refuse = (code: string): CallError =>
    new CallError(ErrorCode.validationFailed, {}, { [field]: code });
  if (bytes.length === 0) throw refuse('pictureUnreadable');
  // The library is loaded with the first picture, so that the server starts without it.
  const { default: sharp } = await import('sharp');
  const found = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  if (found === undefined || (found.format !== 'png' && found.format !== 'jpeg'))
    throw refuse('pictureUnreadable');
  if (Math.max(found.width, found.height) > KYC_LIMITS.side) throw refuse('pictureLarge');
  if (Math.min(found.width, found.height) < leastSide) throw refuse('pictureSmall');
  const encode = (): Promise<Buffer> =>
    sharp(bytes, { limitInputPixels: KYC_LIMITS.side ** 2, failOn: 'error' })
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
      .toBuffer();
  return inTurn(encode).catch(() => {
    throw refuse('pictureUnreadable');
  });
}
