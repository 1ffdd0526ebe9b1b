import { callPath } from '@domain/api/call-path';
import { buildRequestSubmission } from '../../testing/factories/build-request-submission';
import { nextWeek } from '../../testing/factories/next-week';
import { ask } from '../calls/ask';
import { newAddress, newEmail } from '../calls/world';
import { formBody } from '../project/form-body';
import { randomUuid } from '../project/random-uuid';
import type { Random } from '../random';

/** The response times of one client's requests in milliseconds, and unexpected responses. */
export interface Waits {
  readonly ms: number[];
  readonly failures: string[];
}

/** One client's requests, in order. */
export const plainKinds = 3;

/** A client who views their link, looks for a time, and books, in sequence, until stopped. */
export async function useProduct(
  url: string,
  key: string,
  random: Random,
  isOver: (asked: number) => boolean | Promise<boolean>,
): Promise<Waits> {
  const waits: Waits = { ms: [], failures: [] };
  const steps = [
    () => ['client-forms-open', { booking: key }] as const,
    () => ['client-appointment-slots', { booking: key, date: nextWeek() }] as const,
    () => {
      const booking = buildRequestSubmission({ email: newEmail() });
      return ['secure-form-submission', formBody('booking', booking, randomUuid(random))] as const;
    },
  ];
  for (let asked = 0; !(await isOver(asked)); asked += 1) {
    const [name, data] = steps[asked % steps.length]!();
    const begunAt = performance.now();
    try {
      const { status, body } = await ask(`${url}/${callPath(name)}`, {
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': newAddress() },
        body: JSON.stringify({ data }),
      });
      if (status !== 200) waits.failures.push(`${name} answers ${status}: ${body.slice(0, 200)}`);
    } catch (error) {
      waits.failures.push(`${name}: ${(error as Error).message}`);
    }
    waits.ms.push(performance.now() - begunAt);
  }
  return waits;
}
