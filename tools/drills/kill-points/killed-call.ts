import { setTimeout as pause } from 'node:timers/promises';
import type { CallName, CallRequest } from '@domain/api/contract';
import { callAt, type CallOptions } from '../../demo/call-at';
import { startHandlers } from '../handlers/start-handlers';
import { killPointsModule } from './kill-at';

const patienceMs = 5_000;

interface KilledCall<Name extends CallName> {
  /** The step at which the process is killed. */
  readonly at: string;
  readonly name: Name;
  readonly request: CallRequest<Name>;
  readonly caller: CallOptions;
  readonly log?: string;
}

/**
 * Makes a call in its own process, which is killed during the call while the rest of the stack keeps running.
 * @returns whether it was killed.
 */
export async function killedCall<Name extends CallName>({
  at,
  name,
  request,
  caller,
  log,
}: KilledCall<Name>): Promise<boolean> {
  const handlers = await startHandlers({
    environment: { KILL_POINT: at },
    preload: [killPointsModule],
    ...(log !== undefined && { log }),
  });
  const answered = await callAt(handlers.url, name, request, caller).then(
    () => true,
    // ignored: whether the process died is judged below
    () => false,
  );
  // A killed process gives no response; a refusal is one.
  const died = !answered && (await Promise.race([handlers.ended.then(() => true), pause(patienceMs, false)]));
  await handlers.stop();
  return died;
}
