import { pickFault, type Fault, type FaultShares } from '../line/faults';
import type { Random } from '../random';

/** Gentler than for calls: an upload is several requests, of which each has to come through. */
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
