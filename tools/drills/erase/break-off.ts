import { setTimeout as pause } from 'node:timers/promises';
import { callAt } from '../../demo/call-at';
import { startHandlers } from '../handlers/start-handlers';
import { killPointsModule } from '../kill-points/kill-at';

const patienceMs = 5_000;

interface Breaking {
  readonly email: string;
  readonly office: string;
  readonly idempotencyKey: string;
  readonly log?: string;
}

/** Runs an erasure in a process that is killed in the middle of a step. @returns whether it was killed. */
export async function breakOffAt(
  step: string,
  { email, office, idempotencyKey, log }: Breaking,
): Promise<boolean> {
  const handlers = await startHandlers({
    environment: { KILL_POINT: `erasure:${step}` },
    preload: [killPointsModule],
    ...(log !== undefined && { log }),
  });
  const caller = { from: '192.0.2.1', idToken: office };
  const answered = await callAt(handlers.url, 'office-person-erase', { email, idempotencyKey }, caller).then(
    () => true,
    // ignored: whether the process died is judged below
    () => false,
  );
  // A killed process gives no response; a refusal is one.
  const died = !answered && (await Promise.race([handlers.ended.then(() => true), pause(patienceMs, false)]));
  await handlers.stop();
  return died;
}
