import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** Deliberate faults of an authenticator. */
export interface Misdeeds {
  readonly origin?: string;
  readonly rpId?: string;
  readonly type?: string;
  readonly challenge?: string;
  /** False if the device did not verify its user by finger or face. */
  readonly isVerified?: boolean;
  readonly counter?: number;
  /** Id of the credential in the answer, instead of the true one. */
  readonly id?: string;
}

/** A passkey device in software: ES256, without attestation, like a phone. */
export interface Authenticator {
  readonly id: string;
  /** Returns what navigator.credentials.create would return. */
  make(options: Readonly<Record<string, unknown>>, misdeeds?: Misdeeds): object;
  /** Returns what navigator.credentials.get would return. */
  sign(options: Readonly<Record<string, unknown>>, misdeeds?: Misdeeds): object;
}

const FLAG = { present: 1, verified: 4, hasKey: 64 };
const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest();
const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');

/** Returns the part of the authenticator data that contains a new P-256 public key. */
function keyData(rawId: Buffer, { x, y }: { readonly x: string; readonly y: string }): Buffer {
  const cose = new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Uint8Array.from(Buffer.from(x, 'base64url'))],
    [-3, Uint8Array.from(Buffer.from(y, 'base64url'))],
  ]);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(rawId.length);
  return Buffer.concat([Buffer.alloc(16), length, rawId, isoCBOR.encode(cose)]);
}

/** Encodes authenticator data that contain no attestation of the device. */
const attestationObject = (authData: Buffer): Uint8Array =>
  isoCBOR.encode(
    new Map<string, string | Map<string, string> | Uint8Array>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', Uint8Array.from(authData)],
    ]),
  );

/** Creates a passkey device that signs for an origin. */
export function authenticator(origin: string): Authenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const rawId = randomBytes(32);
  const id = base64(rawId);
  let counter = 0;

  const clientData = (type: string, challenge: unknown, misdeeds: Misdeeds): Buffer =>
    Buffer.from(
      JSON.stringify({
        type: misdeeds.type ?? type,
        challenge: misdeeds.challenge ?? challenge,
        origin: misdeeds.origin ?? origin,
        crossOrigin: false,
      }),
    );
  const authenticatorData = (flags: number, { rpId, isVerified = true, counter: at }: Misdeeds): Buffer => {
    const head = Buffer.alloc(5);
    head.writeUInt8(flags | FLAG.present | (isVerified ? FLAG.verified : 0));
    head.writeUInt32BE(at ?? ++counter, 1);
    return Buffer.concat([sha256(rpId ?? new URL(origin).hostname), head]);
  };
  const answer = (response: object, misdeeds: Misdeeds): object => ({
    id: misdeeds.id ?? id,
    rawId: misdeeds.id ?? id,
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });

  return {
    id,
    make(options, misdeeds = {}) {
      const authData = Buffer.concat([authenticatorData(FLAG.hasKey, misdeeds), keyData(rawId, { x, y })]);
      return answer(
        {
          clientDataJSON: base64(clientData('webauthn.create', options['challenge'], misdeeds)),
          attestationObject: base64(attestationObject(authData)),
          transports: ['internal'],
        },
        misdeeds,
      );
    },
    sign(options, misdeeds = {}) {
      const data = clientData('webauthn.get', options['challenge'], misdeeds);
      const authData = authenticatorData(0, misdeeds);
      const signature = createSign('sha256')
        .update(Buffer.concat([authData, sha256(data)]))
        .sign(privateKey);
      return answer(
        {
          clientDataJSON: base64(data),
          authenticatorData: base64(authData),
          signature: base64(signature),
          userHandle: null,
        },
        misdeeds,
      );
    },
  };
}
