import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FrameReader, frameOf } from './frames.ts';

describe('frames', () => {
  it('counts bytes, not letters', () => {
    expect(frameOf({ a: 1 }).toString()).toBe('7:{"a":1}');
    expect(frameOf('₱5').toString()).toBe('6:"₱5"');
  });

  it('gives every message back, wherever its bytes were cut', () => {
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
          // What JSON does not keep, minus zero, is not the frames' to keep.
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

  it.each(['x', ':{}', '-1:{}', '12345678901', '{"no":"length"}'])('refuses %s as a beginning', (text) => {
    expect(() => new FrameReader().push(Buffer.from(text))).toThrow('a frame begins with its length');
  });
});
