import { randomFrom } from '../random';

/** What a person does while the clock of the device is wrong. */
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
  /** By how much the device is ahead; behind, where negative. */
  readonly hours: number;
  /** Whether the clock is put right in the middle of it. */
  readonly putRight: boolean;
}

/** Every subject, ahead and behind, as often as asked; the seed decides how far beyond `hours`, and whether it is put right. */
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

/** A round in a few words. */
export function clockRoundName({ subject, hours, putRight }: ClockRound): string {
  return `${subject}, ${Math.abs(hours)} h ${hours > 0 ? 'ahead' : 'behind'}${putRight ? ', put right meanwhile' : ''}`;
}
