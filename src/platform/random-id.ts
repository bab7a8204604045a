/**
 * Returns a random text of 32 hexadecimal digits. Unlike crypto.randomUUID, it works on plain http too, as on an
 * artist's phone in the same network.
 */
export const randomId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
