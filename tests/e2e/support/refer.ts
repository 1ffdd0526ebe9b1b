import { randomUUID } from 'node:crypto';
import type { ReferralSubmission } from '@domain/referral/referral-submission';
import { callProduct } from '../../../tools/demo/call-product';
import { clientInfo } from '../../../tools/demo/client-info';
import { buildReferralSubmission } from '../../../tools/testing/factories/build-referral-submission';
import { newAddress } from '../../../tools/testing/factories/new-address';
import type { Person } from '../../../tools/testing/screens/people';

/**
 * Submits a referral by calling the function, for tests that start in the office. @returns the referral's id.
 */
export async function refer(person: Person, overrides: Partial<ReferralSubmission> = {}): Promise<string> {
  const data = buildReferralSubmission({
    clientName: person.name,
    clientEmail: person.email,
    clientPhone: person.phone,
    inspectionAddress: person.address,
    deviceKey: randomUUID(),
    ...overrides,
  });
  const { id } = await callProduct(
    'client-referral-submit',
    { formType: 'referral', data, clientInfo: clientInfo(), idempotencyKey: randomUUID() },
    { from: newAddress() },
  );
  return id;
}
