/** A server of one test; the servers of earlier and later tests run in the same process. */
export interface HostedServer {
  /** Base address such as `http://127.0.0.1:4180`, without a slash at the end. */
  readonly address: string;
  /**
   * Closes the server after its open requests. Rejects if this server, or an earlier one, left a timer or socket open.
   */
  close(): Promise<void>;
}

/** A process that runs one server after another, so that their code is loaded and compiled only once. */
export interface ServerHost {
  /** Opens a server of the built product with these environment variables; `onLog` receives what it prints. */
  open(
    env: Readonly<Record<string, string | undefined>>,
    onLog: (text: string) => void,
  ): Promise<HostedServer>;
  end(): Promise<void>;
}

/** Options of a host, for tests of the host itself. */
export interface ServerHostOptions {
  /**
   * Path of the module that opens the servers, relative to the repository or absolute. Default: the built product's.
   */
  readonly entry?: string;
  /** Time in which a closed server must have released all resources, ms. Default: 5 s. */
  readonly restsWithinMs?: number;
}

/**
 * Creates a host of lobby servers, whose game servers run in another process, or of game servers. The process starts
 * with the first server, is restarted after a crash, and ends whenever the calling process ends.
 */
export function createServerHost(kind: 'server' | 'gameServer', options?: ServerHostOptions): ServerHost;
