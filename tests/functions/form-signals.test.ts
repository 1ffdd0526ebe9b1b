import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { SubmissionReceipt } from '@domain/api/form-submission';
import { publicFormLimit } from '@domain/rate-limit/window';
import { buildRequestSubmission } from '../../tools/testing/factories/build-request-submission';
import { buildReferralSubmission } from '../../tools/testing/factories/build-referral-submission';
import { db } from './support/admin-sdk';
import { requestCall, call } from './support/call';
import { newAddress } from '../../tools/testing/factories/new-address';

type Signals = Readonly<Record<string, unknown>>;

const forms = {
  booking: {
    call: 'secure-form-submission',
    collection: 'leads',
    field: 'email',
    data: (email: string) => buildRequestSubmission({ email }),
  },
  referral: {
    call: 'client-referral-submit',
    collection: 'referrals',
    field: 'client_email',
    data: (clientEmail: string) => buildReferralSubmission({ clientEmail }),
  },
} as const;

describe.each(Object.entries(forms))('%s', (formType, form) => {
  const newForm = () => {
    const email = `signals-${randomUUID().slice(0, 8)}@example.com`;
    const from = newAddress();
    return {
      send: (signals: Signals) => {
        const body = requestCall(form.data(email));
        const clientInfo = { ...body.clientInfo, ...signals };
        return call<SubmissionReceipt>(form.call, { ...body, formType, clientInfo }, { from });
      },
      stored: async () => (await db.collection(form.collection).where(form.field, '==', email).get()).size,
    };
  };

  it('a filled hidden field is refused with a message and accepted when sent again', async () => {
    const { send, stored } = newForm();
    const { error } = await send({ homepage: 'https://a.example', filledInMs: 60_000 });
    expect(error?.details).toMatchObject({ code: 'invalid-input' });
    expect(error?.message).toMatch(/send it again, or call us\.$/);
    expect(await stored()).toBe(0);
    expect((await send({ homepage: '', filledInMs: 65_000 })).result).toBeDefined();
    expect(await stored()).toBe(1);
  });

  it('a form filled in too fast is asked to wait, and only that long', async () => {
    const { send, stored } = newForm();
    const { error, headers } = await send({ homepage: '', filledInMs: 1_999 });
    expect(error?.details).toMatchObject({ code: 'rate-limited', retryAfterSeconds: 2 });
    expect(headers.get('Retry-After')).toBe('2');
    expect(await stored()).toBe(0);
    expect((await send({ homepage: '', filledInMs: 2_000 })).result).toBeDefined();
    expect(await stored()).toBe(1);
  });

  it('refused attempts count toward the rate limit', async () => {
    const { send } = newForm();
    for (let attempt = 0; attempt < publicFormLimit.accepted; attempt += 1)
      await send({ homepage: 'filled' });
    const { error } = await send({ homepage: '' });
    expect(error?.details?.code).toBe('rate-limited');
    expect(error?.details?.retryAfterSeconds).toBeGreaterThan(60);
  });

  it('a caller without a page sends no signals', async () => {
    const { send, stored } = newForm();
    expect((await send({})).result).toBeDefined();
    expect(await stored()).toBe(1);
  });
});
