import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';
import type { Mode } from '../mode.ts';
import { isWeakKey, SettingsError } from '../settings.ts';

/** Bytes encrypted with one of the keys. */
export interface Sealed {
  /** Id of the key that encrypted the bytes. */
  readonly keyId: string;
  readonly nonce: Buffer;
  /** Ciphertext followed by its 16-byte authentication tag. */
  readonly bytes: Buffer;
}

/**
 * Encrypts players' documents, so that the database and its copies contain no readable documents
 * (docs/product-rules.md, Verification).
 */
export interface DocumentKeys {
  /** Encrypts bytes for one place, such as a table row; they cannot be decrypted for another place. */
  seal(plain: Uint8Array, place: string): Sealed;
  /** Decrypts sealed bytes. Throws if they were changed, belong to another place, or their key is missing. */
  open(sealed: Sealed, place: string): Buffer;
  /** Returns a 32-byte keyed hash of a text. Without the key, it reveals only whether two texts are equal. */
  fingerprint(text: string): Buffer;
}

/** Thrown if the server has no usable key for players' documents, without which it cannot start. */
export class NoDocumentKeyError extends SettingsError {
  override readonly name = 'NoDocumentKeyError';
}

const HOW =
  'PERYA_DOCUMENT_KEYS is one or more keys of 32 bytes in base64 with commas between: the first seals, all open. ' +
  'openssl rand -base64 32 makes one.';
const DEVELOPMENT = createHash('sha256').update('perya: documents of a developer’s machine').digest();

/**
 * Returns the keys named by PERYA_DOCUMENT_KEYS; outside production, by default a public sample key. Throws
 * NoDocumentKeyError in every mode for a malformed key and for the same key twice, and in production without a key and
 * for a key that others know or can guess.
 */
export function documentKeysFor(mode: Mode, given: string | undefined): DocumentKeys {
  if (given === undefined || given === '') {
    if (mode === 'production')
      throw new NoDocumentKeyError(`Production needs a key for players' documents. ${HOW}`);
    return documentKeys([DEVELOPMENT]);
  }
  const keys = given.split(',').map((text) => parseKey(mode, text.trim()));
  if (new Set(keys.map(idOf)).size < keys.length)
    throw new NoDocumentKeyError(`A key of players' documents is there twice. ${HOW}`);
  return documentKeys(keys);
}

function parseKey(mode: Mode, text: string): Buffer {
  const key = Buffer.from(text, 'base64');
  // Buffer skips what is not base64, so a key with a typing error would become another key.
  if (key.length !== 32 || key.toString('base64') !== text)
    throw new NoDocumentKeyError(`A key of players' documents is not 32 bytes in base64. ${HOW}`);
  if (mode !== 'production') return key;
  if (key.equals(DEVELOPMENT))
    throw new NoDocumentKeyError(`The key of players' documents is development's, which is public. ${HOW}`);
  if (isWeakKey(key))
    throw new NoDocumentKeyError(`A key of players' documents can be guessed: it is not random. ${HOW}`);
  return key;
}

const PROOF_BYTES = 16;
const idOf = (key: Buffer): string => createHash('sha256').update(key).digest('hex').slice(0, 12);

/** Encrypts with AES-256-GCM and a fresh nonce each time; the place is additional authenticated data. */
function documentKeys(all: readonly Buffer[]): DocumentKeys {
  const keys = new Map(all.map((key) => [idOf(key), key]));
  const [first = DEVELOPMENT] = all;
  // Fingerprints use the last key. New keys are added in front of it, so that the fingerprint of a person stays the
  // same.
  const forPrints = createHmac('sha256', all.at(-1) ?? DEVELOPMENT)
    .update('fingerprints')
    .digest();
  return {
    seal(plain, place) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', first, nonce).setAAD(Buffer.from(place));
      const bytes = Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
      return { keyId: idOf(first), nonce, bytes };
    },
    open({ keyId, nonce, bytes }, place) {
      const key = keys.get(keyId);
      if (key === undefined) throw new NoDocumentKeyError(`Key ${keyId} of a document is not here. ${HOW}`);
      const decipher = createDecipheriv('aes-256-gcm', key, nonce)
        .setAAD(Buffer.from(place))
        .setAuthTag(bytes.subarray(-PROOF_BYTES));
      return Buffer.concat([decipher.update(bytes.subarray(0, -PROOF_BYTES)), decipher.final()]);
    },
    fingerprint: (text) => createHmac('sha256', forPrints).update(text).digest(),
  };
}
