import { isExpected } from '@/logging/is-expected';
import { sendFault } from '@/logging/send-fault';

/** Reports what nothing on the report page has handled. */
export async function reportUnhandled(where: string, error: unknown): Promise<void> {
  if (error && !isExpected(error)) await sendFault(where, error);
}
