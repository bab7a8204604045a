import { readAddress } from './address.ts';
import { openCamera } from './camera.ts';

const address = readAddress(location.search);
if (address.camera) await openCamera(address);
else await (await import('./desk.ts')).openDesk(address);
