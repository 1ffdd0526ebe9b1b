import { describe, expect, it } from 'vitest';
import { hiddenBytes, hiddenChunks, hide } from './hidden-bytes';

describe('hidden chunks', () => {
  const file = { boxes: [0, 100, 1000], size: 1200 };

  it('end where the next shown one, or the next box, begins', () => {
    expect(hiddenChunks([120, 300], [200, 400], file)).toEqual([
      { from: 200, to: 300 },
      { from: 400, to: 1000 },
    ]);
  });

  it('may follow each other', () => {
    expect(hiddenChunks([120, 300], [200, 250], file)).toEqual([
      { from: 200, to: 300 },
      { from: 250, to: 300 },
    ]);
  });

  it('end with the file after its last box', () => {
    expect(hiddenChunks([], [1100], file)).toEqual([{ from: 1100, to: 1200 }]);
  });
});

it('hidden bytes are zeros, and hidden boxes are empty ones of the same size', () => {
  const blanks = [
    { at: 4, bytes: 12, header: 8 },
    { at: 20, bytes: 2, header: 0 },
  ];
  const hidden = hiddenBytes(blanks, [{ from: 14, to: 18 }]);
  expect(hidden.zeros).toEqual([
    { from: 12, to: 18 },
    { from: 20, to: 22 },
  ]);
  const bytes = hide(Buffer.alloc(24, 'x'), 0, hidden);
  expect(bytes.toString('latin1')).toBe(`${'x'.repeat(8)}free${'\0'.repeat(6)}xx\0\0xx`);
});
