import { randomUUID } from 'node:crypto';
import type { SubmissionReceipt } from '@domain/api/form-submission';
import type { RequestSubmission } from '@domain/request/request-submission';
import { buildRequestSubmission } from '../../../tools/testing/factories/build-request-submission';
import { newAddress } from '../../../tools/testing/factories/new-address';
import { addresses } from '../../../tools/testing/screens/addresses';
import type { Person } from '../../../tools/testing/screens/people';
import { trustedBody } from '../../../tools/trusted-json';
import { freeDay } from './free-day';

/**
 * Submits a booking by calling the function, for tests that start in the office. @returns the request's id.
 */
export async function book(
  person: Person,
  address = newAddress(),
  changes: Partial<RequestSubmission> = {},
): Promise<string> {
  const { name, email, phone } = person;
  const response = await fetch(`${addresses.functions}/secure-form-submission`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `${randomUUID()}, ${address}` },
    body: JSON.stringify({
      data: {
        formType: 'booking',
        data: buildRequestSubmission({
          name,
          email,
          phone,
          address: person.address,
          scheduled_date: await freeDay(),
          ...changes,
        }),
        clientInfo: { userAgent: 'test', timestamp: new Date().toISOString() },
        idempotencyKey: randomUUID(),
      },
    }),
  });
  const { result, error } = await trustedBody<{ result?: SubmissionReceipt; error?: object }>(response);
  if (!result) throw new Error(`not booked: ${JSON.stringify(error)}`);
  return result.id;
}
