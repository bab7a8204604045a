import { KYC_LIMITS } from '../../../contract/kyc.ts';
import { loadPicture } from '../../platform/load-picture.ts';
import { canReadCanvas, drawOnWhite } from '../../platform/picture-file.ts';

/** Longest side of an uploaded picture, in pixels: a document stays readable, and the file suits a slow network. */
const SENT_SIDE = 2_048;
const QUALITY = 0.85;

/** The file to upload, or the code of the field error that says why there is none. */
export type SmallPicture = File | 'pictureUnreadable' | 'pictureKind' | 'pictureLarge';

/**
 * Converts a picture that the player chose to a JPEG file, scaled down if it is too large. If this browser returns
 * noise from a canvas, the chosen file itself is taken, within the server's limits.
 */
export async function smallPicture(chosen: File): Promise<SmallPicture> {
  const picture = await loadPicture(chosen).catch(() => undefined);
  if (picture === undefined) return 'pictureUnreadable';
  const { naturalWidth: width, naturalHeight: height } = picture;
  if (canReadCanvas()) return fileOf(picture, width, height);
  if (chosen.type !== 'image/jpeg' && chosen.type !== 'image/png') return 'pictureKind';
  return chosen.size <= KYC_LIMITS.bytes && Math.max(width, height) <= KYC_LIMITS.side
    ? chosen
    : 'pictureLarge';
}

/** Returns the frame that a video shows now, as a JPEG file. */
export const pictureOfVideo = (video: HTMLVideoElement): Promise<File> =>
  fileOf(video, video.videoWidth, video.videoHeight);

async function fileOf(source: CanvasImageSource, width: number, height: number): Promise<File> {
  const scale = Math.min(1, SENT_SIDE / Math.max(width, height));
  const canvas = drawOnWhite(
    source,
    { x: 0, y: 0, width, height },
    { width: width * scale, height: height * scale },
  );
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  if (blob === null) throw new Error('the picture cannot be drawn');
  return new File([blob], 'photo.jpg', { type: 'image/jpeg' });
}
