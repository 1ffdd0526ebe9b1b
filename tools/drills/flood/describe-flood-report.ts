import type { FloodReport } from './run-flood-drill';

export function describeFloodReport(report: FloodReport): string[] {
  const { submissions, perSecond, adminCalls, adminLists, mails, mailMinutes, lost } = report;
  return [
    `${submissions.count} submissions, ${perSecond} a second: median ${submissions.p50Ms} ms, p95 ${submissions.p95Ms} ms; ${lost.length} lost`,
    `admin meanwhile: ${adminCalls.count} calls, median ${adminCalls.p50Ms} ms, p95 ${adminCalls.p95Ms} ms; ${adminLists.count} lists, p95 ${adminLists.p95Ms} ms`,
    `${mails.committed} emails queued, ${mails.sent} sent, ${mails.toOffice} of them to the office, the last after ${mailMinutes} minutes; ${mails.tooSoon.length} sent too soon after another`,
  ];
}
