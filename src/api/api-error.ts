import { ErrorCode } from '../../contract/errors.ts';

/** The one shape of everything that can go wrong with a call. */
export interface ApiError {
  /**
   * refused: the server said no, `errcode` says why. timeout: no answer in time. offline: the device has no network.
   * network: no readable answer. shape: the answer breaks the contract.
   */
  readonly kind: 'refused' | 'timeout' | 'offline' | 'network' | 'shape';
  /** The call's name. */
  readonly call: string;
  /** The server's code; 0 unless refused. */
  readonly errcode: number;
  /** The server's words for the player when refused, else a line for the log. */
  readonly message: string;
  /** With validationFailed: which fields are wrong and why. */
  readonly fields: Readonly<Record<string, string>>;
  /** Numbers that the message was filled with. */
  readonly detail: Readonly<Record<string, string | number>>;
}

/** Creates an error of a call; what is not given is empty. */
export const apiError = (
  kind: ApiError['kind'],
  call: string,
  rest: Partial<Omit<ApiError, 'kind' | 'call'>> = {},
): ApiError => ({ errcode: 0, message: '', fields: {}, detail: {}, ...rest, kind, call });

/**
 * True when the server has said no and nothing was done. After an internalError nobody knows: the same clientTxnId asks
 * for what was done.
 */
export const isDecided = (error: unknown): error is ApiError =>
  isApiError(error) && error.kind === 'refused' && error.errcode !== ErrorCode.internalError;

/** True for errors of calls, as hooks and unwrap() hand them out. */
export const isApiError = (value: unknown): value is ApiError =>
  typeof value === 'object' && value !== null && 'kind' in value && 'errcode' in value && 'call' in value;
