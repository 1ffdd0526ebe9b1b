import { randomBytes, randomUUID } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { drillAdmin } from '../calls/caller-token';
import type { Post } from './poster';

/** A code request as seen by its sender. */
export interface CodeRequest {
  readonly loginId: string;
  readonly browser: string;
  /** Whether the address is a customer's. */
  readonly known: boolean;
}

interface Refusal {
  readonly name: string;
  readonly print: string;
}

/** Refusals of codes for reasons other than a wrong code. */
export async function otherRefusals(
  db: Firestore,
  post: Post,
  tried: readonly CodeRequest[],
): Promise<readonly Refusal[]> {
  const [one, other] = [tried.find(({ known }) => known), tried.find(({ known }) => !known)];
  if (!one || !other) throw new Error('too few requests: both known and unknown addresses are needed');
  const redeem = (changes: object) =>
    post('portal-code-redeem', {
      ...pick(one),
      code: '00000000',
      idempotencyKey: randomUUID(),
      ...changes,
    });
  const refusals = [
    { name: 'for an unknown request', answer: await redeem({ loginId: randomUUID().replaceAll('-', '') }) },
    { name: "another browser's", answer: await redeem({ browser: randomBytes(32).toString('hex') }) },
    { name: 'tried too often', answer: (await redeem({}), await redeem({}), await redeem({})) },
  ];
  await db
    .collection('login_requests')
    .doc(other.loginId)
    .update({ expires_at: new Date(0) });
  refusals.push({ name: 'expired', answer: await redeem(pick(other)) });
  await db.collection('login_requests').doc(one.loginId).update({ used_by: drillAdmin.uid, tries: 0 });
  refusals.push({ name: 'used', answer: await redeem({}) });
  return refusals.map(({ name, answer }) => ({ name, print: answer.print }));
}

const pick = ({ loginId, browser }: { loginId: string; browser: string }) => ({ loginId, browser });
