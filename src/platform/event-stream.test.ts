import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eventSplitter, reconnectWait } from './event-stream.ts';

describe('server-sent events', () => {
  it('are parsed the same wherever the stream is split into chunks', () => {
    const stream =
      'event: x\ndata: {"a":1}\n\n: a comment\n\ndata: one\ndata: two\n\ndata:{"b":"é₱"}\r\n\r\n';
    const whole = ['{"a":1}', 'one\ntwo', '{"b":"é₱"}'];
    fc.assert(
      fc.property(fc.array(fc.nat(stream.length), { maxLength: 8 }), (cuts) => {
        const split = eventSplitter();
        const edges = [0, ...cuts.sort((a, b) => a - b), stream.length];
        const parsed = edges.slice(1).flatMap((end, index) => split(stream.slice(edges[index], end)));
        expect(parsed).toEqual(whole);
      }),
    );
  });
});

describe('delay before reconnecting', () => {
  it('doubles with each failed attempt up to thirty seconds, and half of it is random', () => {
    expect([1, 2, 3, 6, 20].map((tries) => reconnectWait(tries, 0))).toEqual([
      500, 1000, 2000, 15_000, 15_000,
    ]);
    expect(reconnectWait(20, 0.999_999)).toBeLessThanOrEqual(30_000);
  });

  it('is two to four minutes if the server accepts no more streams', () => {
    expect([reconnectWait(1, 0, true), reconnectWait(9, 0.5, true)]).toEqual([120_000, 180_000]);
  });
});
