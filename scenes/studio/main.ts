import { readAddress } from './address.ts';
import { openCamera } from './camera.ts';

const address = readAddress(location.search);

async function open(): Promise<void> {
  if (address.camera) return openCamera(address);
  const { openEditor } = await import('./editor.ts');
  return openEditor(address);
}

open().catch((error: unknown) => {
  const reason = error instanceof Error ? error.message : String(error);
  document.body.append(`The studio cannot open: ${reason}`);
  document.body.style.color = 'white';
});
