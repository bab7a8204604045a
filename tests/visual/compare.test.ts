import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { compare } from './compare.ts';

function picture(width: number, height: number, change?: (png: PNG) => void): Buffer {
  const png = new PNG({ width, height });
  png.data.fill(200);
  change?.(png);
  return PNG.sync.write(png);
}

test('the same pixels do not differ, however the file was packed', () => {
  const png = PNG.sync.read(picture(4, 3));
  expect(
    compare(PNG.sync.write(png, { deflateLevel: 1 }), PNG.sync.write(png, { deflateLevel: 9 })).pixels,
  ).toBe(0);
});

test('one step of one channel of one pixel differs, and is red in the difference', () => {
  const changed = picture(4, 3, (png) => {
    png.data[21] = 201;
  });
  const difference = compare(picture(4, 3), changed);
  expect(difference.pixels).toBe(1);
  expect([...PNG.sync.read(difference.png).data.subarray(20, 24)]).toEqual([255, 0, 0, 255]);
});

test('another size differs in every pixel', () => {
  expect(compare(picture(4, 3), picture(3, 4)).pixels).toBe(12);
});
