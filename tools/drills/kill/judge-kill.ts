import type { Result } from '../../test/result';
import type { KillReport } from './run-kill-drill';

/** Each promise that the deaths kept or broke. */
export function judgeKill(report: KillReport): Result {
  const { lost, doubled, orphans, brokenOff, doubledMails } = report;
  const promises: readonly (readonly [promise: string, broken: readonly string[]])[] = [
    ['every client gets to the end', brokenOff],
    ['nothing acknowledged is lost', lost],
    ['nothing is there twice', doubled],
    ['nothing begun is left over', orphans],
    [
      'at most one doubled mail per crash',
      doubledMails > crashesOf(report) ? [`${doubledMails} mails in ${crashesOf(report)} crashes`] : [],
    ],
    ['the functions died', crashesOf(report) === 0 ? ['never'] : []],
  ];
  const failures = promises
    .filter(([, broken]) => broken.length > 0)
    .map(([promise, broken]) => `${promise}, but ${broken.length}: ${broken.slice(0, 20).join('; ')}`);
  return { name: 'kill', passed: promises.length - failures.length, failures };
}

/** What may take a mail's outcome away after the provider took it: a death, or a line or provider that is gone. */
function crashesOf({ deathsAtPoints, deathsAtRandom, disturbances }: KillReport): number {
  const atPoints = Object.values(deathsAtPoints).reduce((sum, deaths) => sum + deaths, 0);
  return atPoints + deathsAtRandom + disturbances.firestore + disturbances.mailbox;
}
