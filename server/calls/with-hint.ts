import { CallError, ErrorCode, type Locale } from '../../contract/errors.ts';
import { fillText } from '../../contract/fill-text.ts';

/**
 * Adds a hint for the player to a conditionNotMet error. Values from the error's detail replace the {names} in the
 * hint.
 */
export async function withHint<Answer>(
  hint: Readonly<Record<Locale, string>>,
  locale: Locale,
  run: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof CallError && error.code === ErrorCode.conditionNotMet)) throw error;
    const filled = fillText(hint[locale], error.detail);
    throw new CallError(ErrorCode.conditionNotMet, { ...error.detail, hint: filled });
  }
}
