import type { Random } from '../random';

/** A UUID (version 4) derived from the seed. */
export function randomUuid(random: Random): string {
  const digits = Array.from({ length: 32 }, () => random.below(16).toString(16));
  digits[12] = '4';
  digits[16] = '89ab'[random.below(4)]!;
  const text = digits.join('');
  return [text.slice(0, 8), text.slice(8, 12), text.slice(12, 16), text.slice(16, 20), text.slice(20)].join(
    '-',
  );
}
