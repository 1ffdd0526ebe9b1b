import type { KillReport } from './run-kill-drill';

export function describeKillReport(report: KillReport): string[] {
  const { deathsAtPoints, deathsAtRandom, disturbances, lost, doubled, orphans } = report;
  const named = Object.values(deathsAtPoints).reduce((sum, deaths) => sum + deaths, 0);
  return [
    `${report.clients} clients in ${report.seconds} s; the functions were killed ${named} times at ${Object.keys(deathsAtPoints).length} named points and ${deathsAtRandom} times at other moments`,
    `Firestore was cut off ${disturbances.firestore} times, the mailbox was down ${disturbances.mailbox} times`,
    `${lost.length} lost, ${doubled.length} doubled, ${orphans.length} left over after ${report.sweeps} sweeps`,
    `${report.mailsSent} emails sent, ${report.doubledMails} of them twice or more, none more than ${report.mostCopies} times`,
    ...(report.pointsNotMet.length > 0 ? [`not reached: ${report.pointsNotMet.join(', ')}`] : []),
  ];
}
