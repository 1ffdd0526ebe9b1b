import { setTimeout as pause } from 'node:timers/promises';
import { adminToken } from '../calls/caller-token';
import { askUntilAnswered, Refused } from '../project/ask-until-answered';
import { randomUuid } from '../project/random-uuid';
import type { Random } from '../random';
import { confirmerToken, type SlotsWorld } from './slots-world';

/** One caller of the drill. */
export interface Caller {
  readonly world: SlotsWorld;
  readonly random: Random;
  /** The caller's network address. */
  readonly from: string;
}

/**
 * Calls until there is an answer, at either instance; a lost answer is asked for again under the same key. @returns the
 * answer; null if the call was refused.
 */
export async function askTwice<Result>(
  { world: { urls, lostShare, ledger }, random, from }: Caller,
  name: string,
  data: object,
  idToken?: string,
): Promise<Result | null> {
  const asked = { name, data, from, ...(idToken && { idToken }) };
  const ask = async (url: string) => {
    const { result, attempts } = await askUntilAnswered<Result>(url, asked);
    ledger.repeated += attempts - 1;
    return result;
  };
  const [one, other] = random.chance(0.5) ? urls : ([urls[1], urls[0]] as const);
  const asking = [ask(one)];
  if (random.chance(lostShare)) {
    ledger.repeated += 1;
    asking.push(pause(random.below(200)).then(() => ask(random.chance(0.5) ? one : other)));
  }
  const answers = await Promise.allSettled(asking);
  const results = answers.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  const first = results.find(isDone) ?? results[0];
  const done = results.filter(isDone).map(lasting);
  if (done.some((each) => each !== done[0])) ledger.differing.push(`${name}: ${done.join(' and ')}`);
  if (first !== undefined) return first;
  const [failed] = answers.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));
  if (!(failed instanceof Refused)) throw failed;
  const refusal = failed.message.replaceAll(/inspector-\w+/g, 'inspector');
  ledger.refusals.set(refusal, (ledger.refusals.get(refusal) ?? 0) + 1);
  return null;
}

/** A client's change is answered with a state, also where it is refused; a refusal isn't kept for the next attempt. */
function isDone(answer: unknown): boolean {
  const { state } = answer as { readonly state?: string };
  return state === undefined || ['moved', 'done', 'RUNNING', 'DONE'].includes(state);
}

/** What an answer says on each attempt: the appointment is that of the moment, and a deletion goes on meanwhile. */
function lasting(answer: unknown): string {
  return JSON.stringify(answer, (field, value: unknown) =>
    ['appointment', 'state'].includes(field) ? undefined : value,
  );
}

/** A call of the office. @param isConfirmed whether it confirms that the inspector is taken */
export function askAsOffice<Result>(
  caller: Caller,
  name: string,
  data: object,
  isConfirmed = false,
): Promise<Result | null> {
  const body = {
    ...data,
    ...(isConfirmed && { confirmed_taken: true }),
    idempotencyKey: randomUuid(caller.random),
  };
  return askTwice(caller, name, body, isConfirmed ? confirmerToken() : adminToken());
}
