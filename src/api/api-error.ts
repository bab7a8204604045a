import { ErrorCode } from '../../contract/errors.ts';

/** Error of a failed call, in the same form for every kind of failure. */
export interface ApiError {
  /**
   * refused: the server refused, and `errcode` gives the reason. timeout: no answer in time. offline: the device has no
   * network. network: no readable answer. shape: the answer breaks the contract.
   */
  readonly kind: 'refused' | 'timeout' | 'offline' | 'network' | 'shape';
  /** Name of the call. */
  readonly call: string;
  /** The server's error code; 0 if the call failed without a refusal. */
  readonly errcode: number;
  /** Text for the player if the server refused the call, else a line for the log. */
  readonly message: string;
  /** Invalid fields with their error codes; empty unless the error is validationFailed. */
  readonly fields: Readonly<Record<string, string>>;
  /** Values that the server has inserted into the message. */
  readonly detail: Readonly<Record<string, string | number>>;
}

/** Creates the error of a failed call; fields that are left out are empty. */
export const apiError = (
  kind: ApiError['kind'],
  call: string,
  rest: Partial<Omit<ApiError, 'kind' | 'call'>> = {},
): ApiError => ({ errcode: 0, message: '', fields: {}, detail: {}, ...rest, kind, call });

/**
 * Returns true if the server has refused the call and done nothing. After an internalError the result is unknown:
 * repeating the call with its clientTxnId returns what was done.
 */
export const isDecided = (error: unknown): error is ApiError =>
  isApiError(error) && error.kind === 'refused' && error.errcode !== ErrorCode.internalError;

/** Returns whether a value is the error of a call, as RTK Query's hooks and unwrap() give it. */
export const isApiError = (value: unknown): value is ApiError =>
  typeof value === 'object' && value !== null && 'kind' in value && 'errcode' in value && 'call' in value;
