/**
 * The WebDriver commands that these tests need, by their names in both protocols: Marionette's, and the requests of
 * the W3C standard. Both have the same fields.
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

/** A command that both protocols have. */
export type CommandName = keyof typeof COMMANDS;

/** A session with a browser, whichever protocol it speaks. */
export interface Transport {
  /** Name and version reported by the browser. */
  readonly browser: string;
  /** Sends a command and resolves with its value; rejects with the browser's message. */
  send(name: CommandName, fields?: Readonly<Record<string, unknown>>): Promise<unknown>;
  /** Ends the session. */
  end(): Promise<void>;
}

/** Error for a command that the browser has refused. */
export class CommandError extends Error {
  override name = 'CommandError';
}
