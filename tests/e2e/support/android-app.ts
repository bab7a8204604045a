import type { BrowserContext, Page } from '@playwright/test';

/** Answers of the simulated app by method name; the app does not answer other methods. */
export type AppAnswers = Readonly<Record<string, unknown>>;

/**
 * Simulates the Android app around all pages of a context, in the form of Android's addWebMessageListener: an object in
 * the top window, with string messages in both directions, each in a task of its own.
 */
export async function installApp(context: BrowserContext, answers: AppAnswers): Promise<void> {
  await context.addInitScript((given) => {
    if (window.top !== window) return;
    type Message = { id: string; method?: string; params?: unknown; result?: unknown };
    const asked: Message[] = [];
    const replies = new Map<string, (result: unknown) => void>();
    const port = {
      onmessage: null as ((event: { data: string }) => void) | null,
      postMessage(text: string) {
        const message = JSON.parse(text) as Message;
        if (message.method === undefined) return replies.get(message.id)?.(message.result);
        asked.push(message);
        if (!(message.method in given)) return;
        const answer = JSON.stringify({ v: 1, id: message.id, result: given[message.method] });
        queueMicrotask(() => port.onmessage?.({ data: answer }));
      },
    };
    Object.assign(window, {
      peryaApp: port,
      appTest: {
        asked,
        ask: (method: string) =>
          new Promise((resolve) => {
            const id = String(Math.random());
            replies.set(id, resolve);
            port.onmessage?.({ data: JSON.stringify({ v: 1, id, method }) });
          }),
      },
    });
  }, answers);
}

/** Returns what the page has asked the app so far, as method and parameters. */
export const askedOf = (page: Page): Promise<{ method: string; params: unknown }[]> =>
  page.evaluate('window.appTest.asked.map(({ method, params }) => ({ method, params }))');

/** Presses Android's back button; resolves to whether the page has handled it. */
export const pressBack = (page: Page): Promise<{ isHandled: boolean }> =>
  page.evaluate(`window.appTest.ask('back')`);
