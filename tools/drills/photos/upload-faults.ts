import { pickFault, type Fault, type FaultShares } from '../connection/faults';
import type { Random } from '../random';

/** Fewer faults than for calls, because an upload needs several successful requests. */
const uploadShares: FaultShares = {
  none: 62,
  drop: 10,
  delay: 5,
  duplicate: 4,
  error: 6,
  html: 3,
  half: 3,
  torn: 6,
  hang: 1,
};

export function pickUploadFault(random: Random): Fault {
  return pickFault(random, uploadShares);
}
