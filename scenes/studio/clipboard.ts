/** Copies a text to the clipboard. Rejects if the browser does not allow it; on plain http it has no clipboard. */
export async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}

/** Encodes a canvas as a PNG file. */
function toPng(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the picture cannot be written as PNG'))),
      'image/png',
    );
  });
}

/**
 * Copies a picture to the clipboard, or saves it as a file if the browser cannot copy pictures. Returns where it went.
 */
export async function copyPicture(canvas: HTMLCanvasElement, name: string): Promise<'clipboard' | 'file'> {
  const png = toPng(canvas);
  try {
    // Safari accepts a promise of the file only if it was created in the handler of the gesture.
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': png })]);
    return 'clipboard';
  } catch {
    const url = URL.createObjectURL(await png);
    const link = document.createElement('a');
    link.href = url;
    link.download = name;
    link.click();
    // Wait, because the browser reads the URL some time after the click.
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
    return 'file';
  }
}
