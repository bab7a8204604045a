import { ErrorCode } from '../../contract/errors.ts';

/** The common form of all errors of a call. */
export interface ApiError {
  /**
   * refused: the server refused, `errcode` gives the reason. timeout: no answer in time. offline: the device has no
   * network. network: no readable answer. shape: the answer breaks the contract.
   */
  readonly kind: 'refused' | 'timeout' | 'offline' | 'network' | 'shape';
  /** Name of the call. */
  readonly call: string;
  /** The server's code; 0 unless refused. */
  readonly errcode: number;
  /** The server's text for the player when refused, else a line for the log. */
  readonly message: string;
  /** With validationFailed: the invalid fields and their codes. */
  readonly fields: Readonly<Record<string, string>>;
  /** Values inserted into the message. */
  readonly detail: Readonly<Record<string, string | number>>;
}

/** Creates an error of a call; omitted fields are empty. */
export const apiError = (
  kind: ApiError['kind'],
  call: string,
  rest: Partial<Omit<ApiError, 'kind' | 'call'>> = {},
): ApiError => ({ errcode: 0, message: '', fields: {}, detail: {}, ...rest, kind, call });

/**
 * Returns true when the server has refused and nothing was done. After an internalError the result is unknown:
 * repeating the clientTxnId returns what was done.
 */
export const isDecided = (error: unknown): error is ApiError =>
  isApiError(error) && error.kind === 'refused' && error.errcode !== ErrorCode.internalError;

/** Returns whether a value is an error of a call, as hooks and unwrap() return them. */
export const isApiError = (value: unknown): value is ApiError =>
  typeof value === 'object' && value !== null && 'kind' in value && 'errcode' in value && 'call' in value;
