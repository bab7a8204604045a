import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FrameReader, frameOf } from './frames.ts';

describe('frame of the Marionette protocol', () => {
  it('begins with the length of its message in bytes, not in characters', () => {
    expect(frameOf({ a: 1 }).toString()).toBe('7:{"a":1}');
    expect(frameOf('₱5').toString()).toBe('6:"₱5"');
  });

  it('is read correctly, wherever the network splits its bytes', () => {
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
          // Compares with a JSON copy, since JSON turns minus zero into zero.
          expect(read).toEqual(JSON.parse(JSON.stringify(messages)));
        },
      ),
    );
  });

  it('is returned only once its last byte has arrived', () => {
    const reader = new FrameReader();
    expect(reader.push(Buffer.from('1'))).toEqual([]);
    expect(reader.push(Buffer.from('1:[0,1,"a"'))).toEqual([]);
    expect(reader.push(Buffer.from(','))).toEqual([]);
  });

  it.each(['x', ':{}', '-1:{}', '12345678901', '{"no":"length"}'])(
    'is refused if it begins with %s',
    (text) => {
      expect(() => new FrameReader().push(Buffer.from(text))).toThrow('a frame begins with its length');
    },
  );
});
