import type { Answer } from '../../mailbox/behavior';
import type { Random } from '../random';

/** Responses of a failing provider or of a proxy in front of it. */
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

/** Each takes as many real seconds as the sender's timeout. */
const slow: readonly Answer[] = [{ mode: 'silence' }, { mode: 'stall' }];

const turns = 400;

/** A failing provider's responses: each once, then at random; no email is accepted. */
export function providerFaults(random: Random): Answer[] {
  const each = [...quick, ...slow].map((answer) => ({ answer, place: random.next() }));
  const first = each.toSorted((a, b) => a.place - b.place).map(({ answer }) => answer);
  const rest = Array.from({ length: turns - first.length }, () => {
    const from = random.chance(0.02) ? slow : quick;
    return from[random.below(from.length)]!;
  });
  return [...first, ...rest];
}
