import { Busboy, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { KYC_LIMITS } from '../../contract/kyc.ts';

/** Largest form: the largest file that a call accepts, plus the form data around it, in bytes. */
const FORM_LIMIT_BYTES = KYC_LIMITS.bytes + 64 * 1024;
/** Maximum number of parts in a form: no call has more fields. */
const MOST_PARTS = 4;
/** Maximum sizes of a text field and of a part's headers, in bytes. */
const FIELD_LIMIT_BYTES = 1_024;
const HEADER_LIMIT_BYTES = 4_096;
const MOST_HEADERS = 10;

/** Error for a form that is unreadable (400) or too large (413). Fastify responds as to any such body. */
class FormError extends Error {
  readonly statusCode: 400 | 413;

  constructor(statusCode: 400 | 413) {
    super(statusCode === 413 ? 'The form data is too large.' : 'The form data cannot be read.');
    this.statusCode = statusCode;
  }
}

/**
 * Lets the routes of a Fastify instance accept forms with one file: the form's fields become the request's body, in
 * which the file is a File. A file larger than KYC_LIMITS.bytes is cut one byte above that limit, so that the call's
 * schema refuses it.
 */
export function addFormData(app: FastifyInstance): void {
  app.addContentTypeParser('multipart/form-data', (request: FastifyRequest, payload: IncomingMessage) => {
    if (Number(request.headers['content-length'] ?? 0) > FORM_LIMIT_BYTES) throw new FormError(413);
    return readForm(request.headers as BusboyHeaders, payload);
  });
}

/** Creates a parser. Throws FormError for a content type without a boundary. */
function parserFor(headers: BusboyHeaders): BusboyInstance {
  try {
    return new Busboy({
      headers,
      limits: {
        parts: MOST_PARTS,
        fields: MOST_PARTS,
        files: 1,
        fileSize: KYC_LIMITS.bytes + 1,
        fieldSize: FIELD_LIMIT_BYTES,
        headerSize: HEADER_LIMIT_BYTES,
        headerPairs: MOST_HEADERS,
      },
    });
  } catch {
    throw new FormError(400);
  }
}

function readForm(headers: BusboyHeaders, payload: Readable): Promise<object> {
  return new Promise((resolve, reject) => {
    const form = new Map<string, string | File>();
    const busboy = parserFor(headers);
    // The rest of a refused body is discarded, so that the client can read the response.
    const refuse = (statusCode: 400 | 413): void => {
      payload.unpipe(busboy);
      payload.resume();
      reject(new FormError(statusCode));
    };
    const isMalformed = (): void => refuse(400);
    let bytes = 0;
    payload.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > FORM_LIMIT_BYTES) refuse(413);
    });
    payload.on('error', isMalformed);
    payload.on('aborted', isMalformed);
    busboy.on('partsLimit', isMalformed);
    busboy.on('fieldsLimit', isMalformed);
    busboy.on('filesLimit', isMalformed);
    busboy.on('error', isMalformed);
    busboy.on('field', (name, value, isNameCut, isValueCut) => {
      if (isNameCut || isValueCut) isMalformed();
      else form.set(name, value);
    });
    busboy.on('file', (name, stream, fileName, _encoding, type) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('error', isMalformed);
      stream.on('end', () =>
        form.set(name, new File([new Uint8Array(Buffer.concat(chunks))], fileName, { type })),
      );
    });
    busboy.on('finish', () => resolve(Object.fromEntries(form)));
    payload.pipe(busboy);
  });
}
