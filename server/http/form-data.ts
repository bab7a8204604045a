import type { FastifyInstance } from 'fastify';
import { KYC_LIMITS } from '../../contract/kyc.ts';

/** Largest file that a call accepts plus the form data around it, in bytes. */
const FORM_LIMIT_BYTES = KYC_LIMITS.bytes + 64 * 1024;

/** Fastify answers it like any unreadable body. */
class MalformedFormError extends Error {
  readonly statusCode = 400;
}

/**
 * Lets the routes of an instance accept form data: its fields become the body, files become File. Uses Node's own
 * parser, no package.
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
