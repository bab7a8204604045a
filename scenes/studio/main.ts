import { readAddress } from './address.ts';
import { openCamera } from './camera.ts';
import { openDesk } from './desk.ts';

const address = readAddress(location.search);
await (address.camera ? openCamera(address) : openDesk(address));
