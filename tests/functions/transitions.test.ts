import { beforeAll, describe, expect, it, test } from 'vitest';
import { paymentStates, type PaymentState } from '@domain/payment/payment-state';
import { jobStatuses, jobTransitions, type JobStatus } from '@domain/job/job-status';
import { paymentTransitions } from '@domain/payment/payment';
import { referralMoves } from '@domain/referral/referral-progress';
import { referralProgresses, type ReferralProgress } from '@domain/referral/referral-status';
import {
  isPending,
  requestStatuses,
  requestTransitions,
  type RequestStatus,
} from '@domain/request/request-status';
import { rewardStates, rewardTransitions, type RewardState } from '@domain/reward/reward';
import { db } from './support/admin-sdk';
import type { CallAnswer } from './support/call';
import { appointment, officeOf, type Office } from './support/office';
import { stored } from './support/stored';
import { seedJob, seedRequest, seedReferral } from './support/seed';
import { signIn } from './support/sign-in';
import { trailOf } from './support/trail';
import { buildReward } from '../../tools/testing/factories/build-reward';
import { toDocument } from '../../tools/testing/factories/to-document';

let office: Office;
beforeAll(async () => {
  office = officeOf(await signIn());
});

type Step = (id: string) => Promise<CallAnswer<unknown>>;

/** The call that moves a record to each state; initial states have none. */
const jobSteps: Partial<Record<JobStatus, Step>> = {
  scheduled: (bookingId) => office.scheduleJob({ bookingId, ...appointment }),
  in_progress: (bookingId) => office.setStatus({ bookingId, status: 'in_progress' }),
  completed: (bookingId) => office.setStatus({ bookingId, status: 'completed' }),
  cancelled: (bookingId) => office.cancelJob({ bookingId, reason: 'Sold to somebody else' }),
};
const mark = (status: RequestStatus) => (leadId: string) => office.markRequest({ leadId, status });
const requestSteps: Record<RequestStatus, Step> = {
  new: mark('new'),
  contacted: mark('contacted'),
  qualified: mark('qualified'),
  booked: (leadId) => office.acceptRequest({ leadId, ...appointment }),
  lost: (leadId) => office.declineRequest({ leadId }),
};
const paymentSteps: Partial<Record<PaymentState, Step>> = {
  paid: (bookingId) => office.settlePayment({ bookingId, state: 'paid', method: 'card' }),
  waived: (bookingId) => office.settlePayment({ bookingId, state: 'waived', note: 'Camera broke' }),
};
const settle = (state: RewardState) => (rewardId: string) =>
  office.settleReward({ rewardId, state, note: 'By mail' });
const rewardSteps: Partial<Record<RewardState, Step>> = { paid: settle('paid'), void: settle('void') };

interface Case<State extends string> {
  readonly from: State;
  readonly to: State;
  readonly allowed: boolean;
}

/** All pairs of a state and a requestable next state; a state to itself counts only if it can be refused. */
function casesOf<State extends string>(
  states: readonly State[],
  steps: Partial<Record<State, Step>>,
  table: Record<State, readonly State[]>,
  isNoStep: (from: State, to: State) => boolean = () => false,
): Case<State>[] {
  return states.flatMap((from) =>
    states
      .filter((to) => to in steps && !isNoStep(from, to))
      .map((to) => ({ from, to, allowed: table[from].includes(to) })),
  );
}

/** Tries a transition: stored if allowed, refused without side effects if not. */
async function expectStep(
  { collection, id, field }: { collection: string; id: string; field: string },
  step: Step | undefined,
  { to, allowed }: Case<string>,
): Promise<void> {
  const before = await stored(collection, id);
  const { status, error } = (await step?.(id)) ?? {};
  if (allowed) {
    expect([status, error]).toEqual([200, undefined]);
    expect((await stored(collection, id))?.[field]).toBe(to);
    return;
  }
  expect(error?.details?.code).toBe('already-handled');
  expect(error?.details?.userMessage).toMatch(/^\S+ .+\.$/);
  expect(await stored(collection, id)).toEqual(before);
  for (const [name, field] of [
    ['mail', 'subject.id'],
    ['audit_log', 'record_id'],
  ] as const) {
    expect((await db.collection(name).where(field, '==', id).get()).size, name).toBe(0);
  }
}

describe('a job', () => {
  const isMove = (from: JobStatus, to: JobStatus) => from === 'scheduled' && to === 'scheduled';
  test.each(casesOf(jobStatuses, jobSteps, jobTransitions, isMove))(
    '$from -> $to, allowed: $allowed',
    async (each) => {
      const { id } = await seedJob({ status: each.from });
      await expectStep({ collection: 'bookings', id, field: 'status' }, jobSteps[each.to], each);
    },
  );
});

describe('a request', () => {
  const isSame = (from: RequestStatus, to: RequestStatus) => from === to && isPending(to);
  test.each(casesOf(requestStatuses, requestSteps, requestTransitions, isSame))(
    '$from -> $to, allowed: $allowed',
    async (each) => {
      const { id } = await seedRequest({ status: each.from });
      await expectStep({ collection: 'leads', id, field: 'status' }, requestSteps[each.to], each);
    },
  );
});

describe('a payment', () => {
  test.each(casesOf(paymentStates, paymentSteps, paymentTransitions))(
    '$from -> $to, allowed: $allowed',
    async (each) => {
      const { id } = await seedJob({ status: 'completed', payment_state: each.from });
      await expectStep({ collection: 'bookings', id, field: 'payment_state' }, paymentSteps[each.to], each);
    },
  );
});

describe('a reward', () => {
  test.each(casesOf(rewardStates, rewardSteps, rewardTransitions))(
    '$from -> $to, allowed: $allowed',
    async (each) => {
      const { id } = await seedReferral();
      const reward = buildReward({ id, state: each.from, settled_by: 'desk@example.com' });
      await db.collection('rewards').doc(id).set(toDocument(reward));
      await expectStep({ collection: 'rewards', id, field: 'state' }, rewardSteps[each.to], each);
    },
  );
});

describe('a referral follows its request or job where allowed', () => {
  const moment = new Date();
  const reached: Record<ReferralProgress, object> = {
    none: {},
    accepted: { accepted_at: moment },
    scheduled: { accepted_at: moment, scheduled_at: moment },
    completed: { accepted_at: moment, scheduled_at: moment, completed_at: moment },
    closed: { closed_at: moment },
  };
  /** The office's action on a referral's request or job, which succeeds in any case. */
  const steps: Partial<Record<ReferralProgress, Step>> = {
    scheduled: async (referral_id) =>
      office.acceptRequest({ leadId: (await seedRequest({ referral_id })).id, ...appointment }),
    completed: async (referral_id) => {
      const { id: bookingId } = await seedJob({ referral_id, status: 'in_progress' });
      return office.setStatus({ bookingId, status: 'completed' });
    },
    closed: async (referral_id) => office.declineRequest({ leadId: (await seedRequest({ referral_id })).id }),
  };
  test.each(casesOf(referralProgresses, steps, referralMoves))(
    '$from -> $to, allowed: $allowed',
    async ({ from, to, allowed }) => {
      const { id } = await seedReferral({ progress: from }, reached[from]);
      const before = await stored('referrals', id);
      expect((await steps[to]?.(id))?.status).toBe(200);
      if (allowed) expect((await stored('referrals', id))?.progress).toBe(to);
      else expect(await stored('referrals', id)).toEqual(before);
    },
  );

  describe('and is accepted once', () => {
    const acceptSteps: Partial<Record<ReferralProgress, Step>> = {
      accepted: (referralId) => office.acceptReferral({ referralId, as: 'lead' }),
      scheduled: (referralId) => office.acceptReferral({ referralId, as: 'booking', appointment }),
    };
    // Later steps belong to the request and the job.
    const table = { none: referralMoves.none, accepted: [], scheduled: [], completed: [], closed: [] };
    test.each(casesOf(referralProgresses, acceptSteps, table))(
      '$from -> $to, allowed: $allowed',
      async (each) => {
        const { id } = await seedReferral({ progress: each.from }, reached[each.from]);
        await expectStep({ collection: 'referrals', id, field: 'progress' }, acceptSteps[each.to], each);
      },
    );
  });
});

describe('marking a request', () => {
  it.each(requestStatuses.filter(isPending))(
    'as %s, its current status, succeeds and writes nothing',
    async (status) => {
      const { id } = await seedRequest({ status });
      const before = await stored('leads', id);
      expect((await office.markRequest({ leadId: id, status })).result).toEqual({ leadId: id, status });
      expect(await stored('leads', id)).toEqual(before);
      expect(await trailOf(id)).toEqual([]);
    },
  );

  it('stores who and when, and can be changed again', async () => {
    const { id } = await seedRequest();
    await office.markRequest({ leadId: id, status: 'contacted' });
    const request = await stored('leads', id);
    expect(request).toMatchObject({ status: 'contacted', marked_by: expect.stringContaining('@') as string });
    expect(request?.handled_by).toBeUndefined();
  });

  it('by two admins at once is applied once, or as two consecutive changes', async () => {
    const second = officeOf(await signIn());
    const { id } = await seedRequest();
    const markedBy = (...statuses: [RequestStatus, RequestStatus]) =>
      Promise.all([
        office.markRequest({ leadId: id, status: statuses[0] }),
        second.markRequest({ leadId: id, status: statuses[1] }),
      ]);
    const trail = async () => (await trailOf(id)).length;
    expect((await markedBy('contacted', 'contacted')).map(({ status }) => status)).toEqual([200, 200]);
    expect(await trail()).toBe(1);
    expect((await markedBy('qualified', 'new')).map(({ status }) => status)).toEqual([200, 200]);
    expect(await trail()).toBe(3);
  });

  it('is refused for a deleted request or an invalid status', async () => {
    expect((await office.markRequest({ leadId: 'gone', status: 'new' })).error?.details?.code).toBe(
      'not-found',
    );
    const { id } = await seedRequest();
    const { error } = await office.markRequest({ leadId: id, status: 'booked' });
    expect(error?.details?.code).toBe('invalid-input');
  });
});
