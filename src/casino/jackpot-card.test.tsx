// @vitest-environment happy-dom
import { act } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { press, render, the } from '../../tests/render.ts';
import type { Proof } from '../../contract/proof.ts';
import { fil as filipino } from '../i18n/fil.ts';
import { LanguageProvider, translator } from '../i18n/i18n.tsx';
import { ToastHost } from '../ui/toast.tsx';
import { ClosingCard, type JackpotWin, loadCard } from './closing-card.tsx';

const proof: Proof = {
  seed: '11'.repeat(32),
  seedHash: '22'.repeat(32),
  clientSeed: 'mine',
  nonce: 3,
  rulesVersion: 'jackpot-1',
};
const mega: JackpotWin = { tier: 'mega', amount: 1_284_560_75, proof };

let calls: string[];
let copied: string[];

/** Replaces the browser's share sheet and clipboard. */
function offer(device: { share?: (data: { text: string }) => Promise<void>; canCopy?: boolean }): void {
  vi.stubGlobal('navigator', {
    ...(device.share && { share: device.share }),
    clipboard: {
      writeText: async (text: string) => {
        if (device.canCopy === false) throw new Error('not allowed');
        copied.push(text);
      },
    },
  });
}

// Loads the card's code before the tests, so that the card appears immediately.
beforeAll(async () => void (await loadCard()));
beforeEach(() => {
  calls = [];
  copied = [];
});
afterEach(() => vi.unstubAllGlobals());

async function open(win = mega, replayedAt?: number, locale: 'en' | 'fil' = 'en') {
  const language = { locale, t: translator(filipino) };
  const card = (
    <MemoryRouter>
      <ClosingCard
        win={win}
        game="Slot Shack"
        replayedAt={replayedAt}
        onReplay={() => calls.push('replay')}
        onClose={() => calls.push('close')}
      />
      <ToastHost />
    </MemoryRouter>
  );
  const { box } = await render(
    locale === 'en' ? (
      card
    ) : (
      <LanguageProvider locale={locale} initial={language}>
        {card}
      </LanguageProvider>
    ),
  );
  await act(async () => void (await loadCard()));
  return box;
}

const button = (box: HTMLElement, name: string): HTMLElement => {
  const found = [...box.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  if (!found) throw new Error(`no button ${name}`);
  return found;
};
const line = (box: HTMLElement): string => the(box, 'dialog p').textContent;

it('the jackpot card names the pool and states that the whole amount is in the balance', async () => {
  const box = await open();
  expect(the(box, 'dialog h2').textContent).toBe('You won the Mega jackpot!');
  expect(line(box)).toBe('₱1,284,560.75 is in your balance');
});

it('the jackpot card is shown in Filipino to a player who has chosen it', async () => {
  const box = await open(mega, undefined, 'fil');
  expect(the(box, 'dialog h2').textContent).toBe('Nanalo ka ng Mega jackpot!');
  expect(line(box)).toBe('₱1,284,560.75 nasa balance mo na');
});

it('the jackpot card of a replayed round does not claim that the jackpot was paid', async () => {
  const box = await open({ amount: 20_000_00, proof }, Date.UTC(2026, 4, 3, 4, 5));
  expect(the(box, 'dialog h2').textContent).toBe('You hit the jackpot!');
  expect(line(box)).not.toContain('balance');
  expect(line(box)).toContain('shown again');
});

it('the jackpot card closes by its button or Escape, and replays the round on request', async () => {
  const box = await open();
  await press(button(box, 'Back to the game'));
  await act(async () => the(box, 'dialog').dispatchEvent(new Event('cancel', { cancelable: true })));
  await press(button(box, 'Watch again'));
  expect(calls).toEqual(['close', 'close', 'replay']);
});

it('the jackpot card shows the proof of the round, and returns from the proof to the card', async () => {
  const box = await open();
  await press(button(box, 'Proof'));
  await expect.poll(() => the(box, 'dialog h2').textContent).not.toContain('jackpot');
  expect(the(box, 'dialog h2').textContent).toBe('Proof of this round');
  expect(box.querySelectorAll('dialog')).toHaveLength(1);
  expect(box.textContent).toContain(proof.seedHash);
  await press(the(box, 'button[aria-label=Close]'));
  expect(the(box, 'dialog h2').textContent).toBe('You won the Mega jackpot!');
  expect(calls).toEqual([]);
});

it('Share passes only a text with the amount to the device’s share sheet', async () => {
  const shared: object[] = [];
  offer({ share: async (data) => void shared.push(data) });
  await press(button(await open(), 'Share'));
  expect(shared).toEqual([{ text: 'I won the Mega jackpot at Perya: ₱1,284,560.75!' }]);
  expect(copied).toEqual([]);
});

it('Share copies the text if the device has no share sheet or the sheet fails', async () => {
  offer({});
  const box = await open({ amount: 20_000_00, proof });
  await press(button(box, 'Share'));
  offer({ share: () => Promise.reject(new TypeError('no')) });
  await press(button(box, 'Share'));
  const text = 'I hit the jackpot in Slot Shack at Perya: ₱20,000.00!';
  expect(copied).toEqual([text, text]);
  expect(box.textContent).toContain('Copied.');
});

it('Share copies nothing if the player closes the device’s share sheet', async () => {
  offer({ share: () => Promise.reject(new DOMException('left', 'AbortError')) });
  await press(button(await open(), 'Share'));
  expect(copied).toEqual([]);
});

it('Share shows a message if the browser can neither share nor copy', async () => {
  offer({ canCopy: false });
  const box = await open();
  await press(button(box, 'Share'));
  expect(box.textContent).toContain('Your browser allows neither sharing nor copying.');
});
