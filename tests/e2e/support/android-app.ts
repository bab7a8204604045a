import type { BrowserContext, Page } from '@playwright/test';

/** What the app answers to each method; a method that is left out stays silent. */
export type AppAnswers = Readonly<Record<string, unknown>>;

/**
 * Puts an app around the pages of a context, as Android's addWebMessageListener does: an object in the top window of the
 * product's origin, texts both ways, each in a turn of its own.
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

/** What the page has asked of the app so far, as method and parameters. */
export const askedOf = (page: Page): Promise<{ method: string; params: unknown }[]> =>
  page.evaluate('window.appTest.asked.map(({ method, params }) => ({ method, params }))');

/** Presses Android's back button; resolves with what the page made of it. */
export const pressBack = (page: Page): Promise<{ isHandled: boolean }> =>
  page.evaluate(`window.appTest.ask('back')`);
