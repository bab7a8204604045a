import { loadPicture } from '../../platform/load-picture.ts';

/** Longest side of an uploaded picture, in pixels: a document stays readable, and the file suits a slow network. */
const SENT_SIDE = 2_048;
const QUALITY = 0.85;

/**
 * Converts a picture that the player chose to a JPEG file, scaled down if it is too large. Rejects if it is not a
 * picture.
 */
export async function smallPicture(chosen: Blob): Promise<File> {
  const picture = await loadPicture(chosen);
  return fileOf(picture, picture.naturalWidth, picture.naturalHeight);
}

/** Returns the frame that a video shows now, as a JPEG file. */
export const pictureOfVideo = (video: HTMLVideoElement): Promise<File> =>
  fileOf(video, video.videoWidth, video.videoHeight);

async function fileOf(source: CanvasImageSource, width: number, height: number): Promise<File> {
  const scale = Math.min(1, SENT_SIDE / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext('2d')?.drawImage(source, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  if (blob === null) throw new Error('the picture cannot be drawn');
  return new File([blob], 'photo.jpg', { type: 'image/jpeg' });
}
