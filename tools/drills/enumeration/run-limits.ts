import { randomBytes, randomUUID } from 'node:crypto';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { callPath } from '@domain/api/call-path';
import { loginCodeLimit, loginTryLimit, lookupLimit } from '@domain/rate-limit/window';
import { trackedAtMost } from '@domain/referral/track-referrals';
import { buildReferral } from '../../testing/factories/build-referral';
import { toDocument } from '../../testing/factories/to-document';
import { trustedJson } from '../../trusted-json';
import { ask } from '../calls/ask';
import { newAddress, newEmail } from '../calls/world';
import { startHandlers } from '../handlers/start-handlers';

const phone = '(385) 555-0199';
const rowMembers = ['city', 'date', 'estimated', 'initials', 'kind', 'status'];

/**
 * Checks that repeated guessing is limited and that a tracker row shows only permitted fields. @returns the
 * failures.
 */
export async function runLimits(): Promise<readonly string[]> {
  const project = `demo-limits-${Date.now().toString(36)}`;
  const handlers = await startHandlers({
    environment: { GCLOUD_PROJECT: project, LOGIN_CODE_LIMIT: '', LOGIN_TRY_LIMIT: '', LOOKUP_LIMIT: '' },
  });
  const app = initializeApp({ projectId: project }, project);
  try {
    const post = (name: string, data: object, from = newAddress()) =>
      ask(`${handlers.url}/${callPath(name)}`, {
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': from },
        body: JSON.stringify({ data }),
      });
    const code = (email: string, from?: string) => {
      const data = { email, browser: randomBytes(32).toString('hex'), idempotencyKey: randomUUID() };
      return post('portal-code-request', data, from);
    };
    const wrongCode = (from: string) => {
      const data = { loginId: randomUUID(), browser: randomBytes(32).toString('hex'), code: '12345678' };
      return post('portal-code-redeem', { ...data, idempotencyKey: randomUUID() }, from);
    };
    const [here, email] = [newAddress(), newEmail()];
    const answered = async (times: number, send: () => ReturnType<typeof post>) => {
      let count = 0;
      for (let time = 0; time < times; time += 1) if ((await send()).status !== 429) count += 1;
      return count;
    };
    const failures: string[] = [];
    const expectLimit = async (what: string, limit: number, send: () => ReturnType<typeof post>) => {
      const count = await answered(limit + 3, send);
      if (count !== limit) failures.push(`${what}: ${count} were answered instead of ${limit}`);
    };
    await expectLimit('codes from one connection', loginCodeLimit.accepted, () => code(newEmail(), here));
    await expectLimit('codes for one address', loginCodeLimit.accepted, () => code(email));
    await expectLimit('tries of codes', loginTryLimit.accepted, () => wrongCode(here));

    const referrals = Array.from({ length: trackedAtMost + 3 }, () =>
      buildReferral({ referrer_phone: phone, referrer_phone_e164: '+13855550199' }),
    );
    const batch = getFirestore(app).batch();
    for (const referral of referrals) {
      batch.set(getFirestore(app).collection('referrals').doc(referral.id), toDocument(referral));
    }
    await batch.commit();
    const tracked = await post('client-referral-track', { phone }, newAddress());
    const { result } = trustedJson<{ result?: { referrals: object[]; more: boolean } }>(tracked.body);
    const rows = result?.referrals ?? [];
    if (rows.length !== trackedAtMost || result?.more !== true) failures.push(`tracker: ${rows.length} rows`);
    for (const row of rows) {
      const members = Object.keys(row).sort().join();
      if (members !== rowMembers.join()) failures.push(`tracker: a row has ${members}`);
    }
    const [one] = referrals;
    const ofTheClient = [
      one?.client_name,
      one?.client_email,
      one?.client_phone,
      one?.client_address,
      one?.referrer_email,
    ];
    for (const text of ofTheClient) {
      if (text && tracked.body.includes(text)) failures.push(`tracker: the answer holds ${text}`);
    }
    let number = 100;
    const numbers = () => post('client-referral-track', { phone: `(385) 555-0${(number += 1)}` }, here);
    await expectLimit('look-ups of the tracker', lookupLimit.accepted, numbers);
    return failures;
  } finally {
    await deleteApp(app);
    await handlers.stop();
  }
}
