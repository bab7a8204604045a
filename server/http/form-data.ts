import type { FastifyInstance } from 'fastify';
import { KYC_LIMITS } from '../../contract/kyc.ts';

/** Maximum size of a body with form data, in bytes: the largest accepted file and the other fields. */
const FORM_LIMIT_BYTES = KYC_LIMITS.bytes + 64 * 1024;

/** Thrown for form data that cannot be parsed; Fastify answers as for any unreadable body. */
class MalformedFormError extends Error {
  readonly statusCode = 400;
}

/**
 * Lets the routes of an instance accept form data. The form's fields become the body, and its files become File
 * objects. Uses Node's own parser instead of a package.
 */
export function addFormData(app: FastifyInstance): void {
  app.addContentTypeParser<Buffer>(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: FORM_LIMIT_BYTES },
    async (request: { headers: Record<string, unknown> }, body: Buffer) => {
      const type = String(request.headers['content-type']);
      const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } })
        .formData()
        .catch(() => {
          throw new MalformedFormError('The form data cannot be read.');
        });
      return Object.fromEntries(form);
    },
  );
}
