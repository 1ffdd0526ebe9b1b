import { randomFrom } from '../random';

/** What a person does on a device whose clock is wrong. */
export const clockSubjects = [
  'booking',
  'referral',
  'questionnaire',
  'office',
  'portal',
  'ended access',
  'appointment',
] as const;

export type ClockSubject = (typeof clockSubjects)[number];

export interface ClockRound {
  readonly subject: ClockSubject;
  /** Hours by which the device is ahead; negative if behind. */
  readonly hours: number;
  /** Whether the clock is corrected partway. */
  readonly putRight: boolean;
}

/**
 * Every subject, ahead and behind, this many times; the seed sets the error beyond `hours` and whether the
 * clock is corrected.
 */
export function planClocks(seed: string, { hours, times }: { hours: number; times: number }): ClockRound[] {
  const random = randomFrom(seed);
  return Array.from({ length: times }, () =>
    clockSubjects.flatMap((subject) =>
      [1, -1].map((sign) => ({
        subject,
        hours: sign * (hours + random.below(3)),
        putRight: random.chance(0.5),
      })),
    ),
  ).flat();
}

/** A short description of a round. */
export function clockRoundName({ subject, hours, putRight }: ClockRound): string {
  return `${subject}, ${Math.abs(hours)} h ${hours > 0 ? 'ahead' : 'behind'}${putRight ? ', put right meanwhile' : ''}`;
}
