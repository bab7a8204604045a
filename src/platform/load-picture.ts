/**
 * Decodes a picture file, upright as its camera was held. Rejects if the browser cannot decode it. createImageBitmap
 * would need an option for that which some browsers that we support refuse.
 */
export async function loadPicture(file: Blob): Promise<HTMLImageElement> {
  const url = URL.createObjectURL(file);
  try {
    const picture = new Image();
    picture.src = url;
    await picture.decode();
    return picture;
  } finally {
    URL.revokeObjectURL(url);
  }
}
