import type { Answer } from '../../mailbox/behaviour';
import type { Random } from '../random';

/** What a provider in trouble answers, and what stands in its place. */
const quick: readonly Answer[] = [
  { mode: 'status', status: 429 },
  { mode: 'status', status: 429, retryAfter: 7 },
  { mode: 'status', status: 429, retryAfter: 86_400 },
  { mode: 'status', status: 429, retryAfter: 'Infinity' },
  { mode: 'status', status: 429, retryAfter: '-30' },
  { mode: 'status', status: 429, retryAfter: 'Wed, 21 Oct 2026 07:28:00 GMT' },
  { mode: 'status', status: 500 },
  { mode: 'status', status: 502 },
  { mode: 'status', status: 503, retryAfter: 120 },
  { mode: 'page' },
  { mode: 'broken' },
  { mode: 'reset' },
];

/** Each costs as many real seconds as the sender waits. */
const slow: readonly Answer[] = [{ mode: 'silence' }, { mode: 'stall' }];

const turns = 400;

/** A provider's answers in turn: each of them once, then at random; it takes no mail. */
export function providerFaults(random: Random): Answer[] {
  const each = [...quick, ...slow].map((answer) => ({ answer, place: random.next() }));
  const first = each.toSorted((a, b) => a.place - b.place).map(({ answer }) => answer);
  const rest = Array.from({ length: turns - first.length }, () => {
    const from = random.chance(0.02) ? slow : quick;
    return from[random.below(from.length)]!;
  });
  return [...first, ...rest];
}
