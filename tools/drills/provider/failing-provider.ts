import type { Random } from '../random';

/** An email of the outbox, as far as a provider's own list can name it. */
export interface SentMail {
  readonly id: string;
  readonly messageId: string | null;
}

/** An email provider that fails for the length of an outage. */
export interface FailingProvider {
  readonly name: 'SendGrid' | 'SMTP';
  /** The settings and secrets with which the sender uses it. */
  readonly settings: Readonly<Record<string, string>>;
  /** The number of calls so far. */
  readonly calls: () => number;
  /** Fails every call until it recovers. */
  readonly fail: (random: Random) => Promise<void>;
  readonly recover: () => Promise<void>;
  /** How often it has accepted an email. */
  readonly taken: () => Promise<(mail: SentMail) => number>;
  readonly stop: () => Promise<void>;
}

const turns = 400;

/** The faults of an outage: each once in random order, then at random, and rarely one that takes as long as a time-out. */
export function faultsOf<Fault>(
  random: Random,
  { quick, slow }: { readonly quick: readonly Fault[]; readonly slow: readonly Fault[] },
): Fault[] {
  const each = [...quick, ...slow].map((fault) => ({ fault, place: random.next() }));
  const first = each.toSorted((a, b) => a.place - b.place).map(({ fault }) => fault);
  const rest = Array.from({ length: turns - first.length }, () => {
    const from = random.chance(0.02) ? slow : quick;
    return from[random.below(from.length)]!;
  });
  return [...first, ...rest];
}
