/** A server that shares its process with those before and after it. */
export interface HostedServer {
  /** Without a slash at the end. */
  readonly address: string;
  /** Finishes its requests and ends it; rejected when anything of it, or of one before it, is left behind. */
  close(): Promise<void>;
}

/** A process in which servers follow one another, so that their code is loaded and compiled once. */
export interface ServerHost {
  /** Opens a server of the built product with an environment; `onLog` takes what it prints and logs. */
  open(
    env: Readonly<Record<string, string | undefined>>,
    onLog: (text: string) => void,
  ): Promise<HostedServer>;
  end(): Promise<void>;
}

/** How a host differs from the usual one. */
export interface ServerHostOptions {
  /** The module that opens them, below the repository or anywhere; the built product's when not given. */
  readonly entry?: string;
  /** How long a closed server may have something in hand, ms; 5 s when not given. */
  readonly restsWithinMs?: number;
}

/**
 * Creates a host of lobby servers, with the game servers beside them in a process of theirs, or of game servers. Its
 * process starts with the first server, again after it has fallen over, and ends with this process, however that ends.
 */
export function createServerHost(kind: 'server' | 'gameServer', options?: ServerHostOptions): ServerHost;
