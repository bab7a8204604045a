import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FrameReader, frameOf } from './frames.ts';

describe('Marionette frames', () => {
  it('counts bytes, not characters', () => {
    expect(frameOf({ a: 1 }).toString()).toBe('7:{"a":1}');
    expect(frameOf('₱5').toString()).toBe('6:"₱5"');
  });

  it('reads every message, wherever its bytes were split', () => {
    fc.assert(
      fc.property(
        fc.array(fc.jsonValue(), { maxLength: 6 }),
        fc.array(fc.nat({ max: 200 }), { maxLength: 8 }),
        (messages, cuts) => {
          const bytes = Buffer.concat(messages.map(frameOf));
          const places = [...cuts.map((cut) => cut % (bytes.length + 1)), 0, bytes.length].sort(
            (a, b) => a - b,
          );
          const reader = new FrameReader();
          const read = places.flatMap((from, index) =>
            reader.push(bytes.subarray(from, places[index + 1] ?? from)),
          );
          // JSON itself does not preserve minus zero.
          expect(read).toEqual(JSON.parse(JSON.stringify(messages)));
        },
      ),
    );
  });

  it('waits for the rest of a message', () => {
    const reader = new FrameReader();
    expect(reader.push(Buffer.from('1'))).toEqual([]);
    expect(reader.push(Buffer.from('1:[0,1,"a"'))).toEqual([]);
    expect(reader.push(Buffer.from(','))).toEqual([]);
  });

  it.each(['x', ':{}', '-1:{}', '12345678901', '{"no":"length"}'])(
    'refuses %s as the start of a message',
    (text) => {
      expect(() => new FrameReader().push(Buffer.from(text))).toThrow('a frame begins with its length');
    },
  );
});
