import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '../random';
import type { DrillWorld } from './drill-world';

export interface Disturbances {
  /** The line to Firestore was cut, with whatever was on it. */
  firestore: number;
  /** The mailbox was gone. */
  mailbox: number;
}

/** Takes Firestore or the mailbox away for a moment, again and again, until it is over; leaves both there. */
export async function disturb(
  { line, provider }: DrillWorld,
  random: Random,
  isOver: () => boolean,
): Promise<Disturbances> {
  const disturbances: Disturbances = { firestore: 0, mailbox: 0 };
  for (;;) {
    if (isOver()) return disturbances;
    await pause(3000 + random.below(7000));
    if (isOver()) return disturbances;
    const goneMs = 200 + random.below(1500);
    if (random.chance(0.6)) {
      disturbances.firestore += 1;
      line.cut();
      await pause(goneMs);
      line.mend();
    } else {
      disturbances.mailbox += 1;
      await provider.fall();
      await pause(goneMs);
      await provider.rise();
    }
  }
}
