import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '../random';
import type { DrillWorld } from './drill-world';

export interface Disturbances {
  /** How often the connection to Firestore was cut, with all requests on it. */
  firestore: number;
  /** How often the mailbox was down. */
  mailbox: number;
}

/** Interrupts Firestore or the mailbox repeatedly until stopped; leaves both working. */
export async function disturb(
  { connection, provider }: DrillWorld,
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
      connection.cut();
      await pause(goneMs);
      connection.mend();
    } else {
      disturbances.mailbox += 1;
      await provider.fall();
      await pause(goneMs);
      await provider.rise();
    }
  }
}
