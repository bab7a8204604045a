/** Longest side of the upload, in pixels: a document stays readable, and the file suits a slow network. */
const SENT_SIDE = 2_048;
const QUALITY = 0.85;

/** Returns a chosen picture as a JPEG file, scaled down if needed. Rejects if the file is not a picture. */
export async function smallPicture(chosen: Blob): Promise<File> {
  const bitmap = await createImageBitmap(chosen, { imageOrientation: 'from-image' });
  try {
    return await fileOf(bitmap, bitmap.width, bitmap.height);
  } finally {
    bitmap.close();
  }
}

/** Returns the current frame of a video as a JPEG file. */
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
