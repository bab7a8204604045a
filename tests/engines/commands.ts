/**
 * The WebDriver commands that these tests use, each with its name in Firefox's Marionette protocol and its request in
 * the W3C's protocol. The fields are the same in both protocols.
 */
export const COMMANDS = {
  navigate: { marionette: 'WebDriver:Navigate', request: 'POST /url' },
  execute: { marionette: 'WebDriver:ExecuteScript', request: 'POST /execute/sync' },
  screenshot: { marionette: 'WebDriver:TakeScreenshot', request: 'GET /screenshot' },
  clickElement: { marionette: 'WebDriver:ElementClick', request: 'POST /element/{id}/click' },
  clearElement: { marionette: 'WebDriver:ElementClear', request: 'POST /element/{id}/clear' },
  typeInto: { marionette: 'WebDriver:ElementSendKeys', request: 'POST /element/{id}/value' },
  performActions: { marionette: 'WebDriver:PerformActions', request: 'POST /actions' },
  switchToFrame: { marionette: 'WebDriver:SwitchToFrame', request: 'POST /frame' },
  windows: { marionette: 'WebDriver:GetWindowHandles', request: 'GET /window/handles' },
  switchToWindow: { marionette: 'WebDriver:SwitchToWindow', request: 'POST /window' },
  setWindowRect: { marionette: 'WebDriver:SetWindowRect', request: 'POST /window/rect' },
} as const;

/** Name of a command in these tests. */
export type CommandName = keyof typeof COMMANDS;

/** A session with a browser over one of the two protocols. */
export interface Transport {
  /** Name and version that the browser reports. */
  readonly browser: string;
  /** Sends a command; resolves to its result. Rejects with the browser's message if it refuses. */
  send(name: CommandName, fields?: Readonly<Record<string, unknown>>): Promise<unknown>;
  /** Ends the session and the browser. */
  end(): Promise<void>;
}

/** Error: the browser has refused a command. */
export class CommandError extends Error {
  override name = 'CommandError';
}
