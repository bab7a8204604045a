// @vitest-environment happy-dom
import { act } from 'react';
import { Provider } from 'react-redux';
import { beforeEach, describe, expect, it } from 'vitest';
import { press, render, type Rendered, the } from '../../tests/render.ts';
import { ErrorCode } from '../../contract/errors.ts';
import { apiError } from '../api/api-error.ts';
import { makeStore } from '../store/store.ts';
import { useMoneyCommand } from './use-money-command.ts';

interface Request {
  readonly clientTxnId: string;
  readonly diamonds: number;
}
interface Sent extends Request {
  readonly resolve: (answer: string) => void;
  readonly reject: (error: unknown) => void;
}

const sent: Sent[] = [];
const trigger = (request: Request) => ({
  unwrap: () =>
    new Promise<string>((resolve, reject) => {
      sent.push({ ...request, resolve, reject });
    }),
});

function Exchange() {
  const command = useMoneyCommand('exchange', trigger);
  return (
    <>
      {[100, 200].map((diamonds) => (
        <button
          key={diamonds}
          type="button"
          id={`d${diamonds}`}
          onClick={() => void command.run({ diamonds })}
        >
          {diamonds}
        </button>
      ))}
      <p>{command.busy ? 'busy' : command.problem}</p>
    </>
  );
}
const open = (): Promise<Rendered> =>
  render(
    <Provider store={makeStore()}>
      <Exchange />
    </Provider>,
  );
const refusal = (errcode: number) => apiError('refused', 'exchange', { errcode, message: `No: ${errcode}.` });
const lost = apiError('timeout', 'exchange');
const ids = (): string[] => sent.map(({ clientTxnId }) => clientTxnId);
const last = (): Sent => {
  const one = sent.at(-1);
  if (!one) throw new Error('nothing was sent');
  return one;
};
const answer = (): Promise<void> => act(async () => last().resolve('done'));
const fail = (error: unknown): Promise<void> => act(async () => last().reject(error));

beforeEach(() => {
  localStorage.clear();
  sent.length = 0;
});

describe('a money command', () => {
  it('is sent once if the button is pressed twice, and a press after the answer is a new command', async () => {
    const { box } = await open();
    await press(the(box, '#d100'));
    await press(the(box, '#d100'));
    expect(sent).toHaveLength(1);
    expect(box.textContent).toContain('busy');
    await answer();
    await press(the(box, '#d100'));
    expect(new Set(ids()).size).toBe(2);
  });

  it('that got no answer shows that pressing again is safe, and is then sent again with the same id', async () => {
    const { box } = await open();
    await press(the(box, '#d100'));
    await fail(lost);
    expect(box.textContent).toContain('Press again: it can’t happen twice.');
    await press(the(box, '#d100'));
    expect(ids()[1]).toBe(ids()[0]);
    await answer();
    expect(box.textContent).not.toContain('Press again');
  });

  it('keeps its id after a reload, and gets a new id for another amount', async () => {
    const first = await open();
    await press(the(first.box, '#d100'));
    await first.leave();
    const second = await open();
    await press(the(second.box, '#d100'));
    expect(ids()[1]).toBe(ids()[0]);
    await fail(lost);
    await press(the(second.box, '#d200'));
    expect(ids()[2]).not.toBe(ids()[0]);
  });

  it.each([ErrorCode.diamondsTooLow, ErrorCode.idempotencyConflict, ErrorCode.validationFailed])(
    'shows why it was refused (errcode %i), and the next press is a new command',
    async (errcode) => {
      const { box } = await open();
      await press(the(box, '#d100'));
      await fail(refusal(errcode));
      expect(box.textContent).toContain(`No: ${errcode}.`);
      await press(the(box, '#d100'));
      expect(ids()[1]).not.toBe(ids()[0]);
    },
  );

  it.each([ErrorCode.rateLimited, ErrorCode.internalError, ErrorCode.unauthorized])(
    'keeps its id if a second try is refused with errcode %i, because the first may have succeeded',
    async (errcode) => {
      const { box } = await open();
      await press(the(box, '#d100'));
      await fail(lost);
      await press(the(box, '#d100'));
      await fail(refusal(errcode));
      await press(the(box, '#d100'));
      expect(new Set(ids()).size).toBe(1);
    },
  );
});
