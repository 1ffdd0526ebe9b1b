import { callFunction } from '@/api/call-function';
import { describeFault, isForeign } from './describe-fault';

const reportsPerPage = 5;
const sent = new Set<string>();

/**
 * Sends a report, at most five per page load and each fault once. Resolves without a failure, sent or not: a report is
 * never repeated or stored on the device.
 */
export async function sendFault(where: string, error: unknown): Promise<void> {
  if (sent.size >= reportsPerPage || isForeign(error)) return;
  const report = describeFault(where, error);
  const fault = [where, report.name, report.code, report.message, report.frames[0]].join();
  if (sent.has(fault)) return;
  sent.add(fault);
  await callFunction('client-fault-report', report, { keepalive: true }).catch(() => {
    // ignored: a failed report can't be reported
  });
}
