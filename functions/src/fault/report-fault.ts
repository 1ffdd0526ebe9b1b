import { faultLimit } from '@domain/rate-limit/window';
import { publicOf } from '../platform/authorize';
import { callable } from '../platform/callable';
import { logs } from '../platform/logs';
import { countIfRoom } from '../platform/rate-limit';

/**
 * client-fault-report: logs an unexpected failure on a device. Nothing is stored except the count of the limit. Reports
 * over the limit are dropped without a refusal, because a device with a fault is not an attacker.
 */
export const reportFault = callable(
  'client-fault-report',
  async ({ caller, now, parse }) => {
    const hasRoom = await countIfRoom('fault', publicOf(caller).networks, now, faultLimit);
    if (hasRoom) logs.faultOnDevice(parse());
    return { state: 'taken' };
  },
  { countsItself: true },
);
