import type { Result } from '../../test/result';
import type { KillReport } from './run-kill-drill';

/** Converts the report to a result. */
export function judgeKill(report: KillReport): Result {
  const { lost, doubled, orphans, brokenOff, doubledMails } = report;
  const promises: readonly (readonly [promise: string, broken: readonly string[]])[] = [
    ['every client finishes', brokenOff],
    ['nothing acknowledged is lost', lost],
    ['no record is duplicated', doubled],
    ['every operation finishes', orphans],
    [
      'at most one duplicate email per crash',
      doubledMails > crashesOf(report) ? [`${doubledMails} emails in ${crashesOf(report)} crashes`] : [],
    ],
    ['the functions were killed', crashesOf(report) === 0 ? ['never'] : []],
  ];
  const failures = promises
    .filter(([, broken]) => broken.length > 0)
    .map(([promise, broken]) => `${promise}, but ${broken.length}: ${broken.slice(0, 20).join('; ')}`);
  return { name: 'kill', passed: promises.length - failures.length, failures };
}

/**
 * What may hide the provider's acceptance of an email: a killed process, a lost connection, or a provider
 * that is down.
 */
function crashesOf({ deathsAtPoints, deathsAtRandom, disturbances }: KillReport): number {
  const atPoints = Object.values(deathsAtPoints).reduce((sum, deaths) => sum + deaths, 0);
  return atPoints + deathsAtRandom + disturbances.firestore + disturbances.mailbox;
}
