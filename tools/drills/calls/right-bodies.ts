import { randomBytes, randomUUID } from 'node:crypto';
import { callNames } from '@domain/api/call-names';
import type { CallName } from '@domain/api/contract';
import {
  buildFollowUpSubmission,
  buildQuestionnaireSubmission,
} from '../../../tests/factories/build-answers';
import { buildBookingSubmission } from '../../../tests/factories/build-booking-submission';
import { buildReferralSubmission } from '../../../tests/factories/build-referral-submission';
import {
  buildAgreementSubmission,
  buildMediaReleaseSubmission,
} from '../../../tests/factories/build-signing';
import { callerHeaders } from './caller-token';
import { appointment, newEmail, type World } from './world';

/** A valid body for a call about records of its own, and the customer who may send it. */
export interface RightBody {
  readonly body: object;
  readonly customerId: string;
}

type Maker = (world: World, index: number) => Promise<object>;

const idempotencyKey = randomUUID();
const clientInfo = { userAgent: 'Mozilla/5.0 (iPhone)', timestamp: '2026-11-21T10:00:00.000Z' };
const browser = () => randomBytes(32).toString('hex');
const signs = { homepage: '', filledInMs: 60_000 };
const envelope = (formType: string, data: object) => ({
  formType,
  data,
  clientInfo,
  ...signs,
  idempotencyKey,
});
const settlement = { state: 'waived', method: '', note: 'For a friend', idempotencyKey };

async function ofJob(
  world: World,
  body: (job: Awaited<ReturnType<World['job']>>) => object | Promise<object>,
) {
  return body(await world.job());
}

/** A body for a customer with a paid report. */
async function ofCustomer(
  world: World,
  body: (report: Awaited<ReturnType<World['report']>>) => object,
): Promise<object> {
  const report = await world.report({ paid: true });
  return { customerId: report.customerId, body: body(report) };
}

const leadAction: Maker = async (world) => ({ leadId: await world.lead(), idempotencyKey });
const referralAction: Maker = async (world) => ({ referralId: await world.referral(), idempotencyKey });
const reportMail: Maker = async (world) => ({ reportId: (await world.report()).reportId });

/** Builds a body for each call. A call missing here does not compile. */
const makers: Readonly<Record<CallName, Maker>> = {
  submitForm: (world, index) =>
    [
      () => Promise.resolve(envelope('booking', buildBookingSubmission({ email: newEmail() }))),
      () => ofJob(world, ({ key }) => envelope('agreement', buildAgreementSubmission({ booking_id: key }))),
      () =>
        ofJob(world, ({ key }) =>
          envelope('media-release', buildMediaReleaseSubmission({ booking_id: key })),
        ),
    ][index % 3]?.() ?? Promise.resolve({}),
  submitReferral: () =>
    Promise.resolve(
      envelope(
        'referral',
        buildReferralSubmission({ agentEmail: newEmail(), clientEmail: newEmail(), deviceKey: randomUUID() }),
      ),
    ),
  submitQuestionnaire: (world) =>
    ofJob(world, ({ key }) => envelope('questionnaire', buildQuestionnaireSubmission({ booking_id: key }))),
  submitFollowUp: (world) =>
    ofJob(world, ({ key }) => envelope('follow-up', buildFollowUpSubmission({ booking_id: key }))),
  openForms: (world) => ofJob(world, ({ key }) => ({ booking: key })),
  viewQuestionnaire: (world) => ofJob(world, ({ key }) => ({ booking: key })),
  previewPaper: (world) => ofJob(world, ({ key }) => ({ booking: key, type: 'agreement' })),
  openPaper: (world) => ofJob(world, ({ key }) => ({ booking: key, type: 'media_release' })),
  generateLegalPdf: (world) => ofJob(world, ({ key }) => ({ type: 'agreement', bookingId: key, data: {} })),
  verifyPaper: () => Promise.resolve({ sha256: browser() }),
  reportFault: () =>
    Promise.resolve({
      where: 'an uncaught error',
      route: '/admin',
      name: 'TypeError',
      message: 'Cannot read properties of undefined',
      frames: ['main-Ab12.js:1:2'],
      build: 'abc1234',
      failedRequestId: '4bf92f3577b3',
      browser: 'Chrome 149',
    }),
  trackReferrals: (_world, index) =>
    Promise.resolve({
      phone: '(385) 555-0164',
      deviceKey: index % 2 === 0 ? randomUUID() : '',
      tracking: '',
    }),
  openAppointment: (world) => ofJob(world, ({ key }) => ({ booking: key })),
  openSlots: (world) => ofJob(world, ({ key }) => ({ booking: key, date: appointment.scheduled_date })),
  moveAppointment: (world) =>
    ofJob(world, ({ key }) => ({
      booking: key,
      scheduled_date: appointment.scheduled_date,
      scheduled_time: '12:00',
      idempotencyKey,
    })),
  cancelAppointment: (world) => ofJob(world, ({ key }) => ({ booking: key, reason: 'Sold', idempotencyKey })),
  requestLoginCode: () => Promise.resolve({ email: newEmail(), browser: browser(), idempotencyKey }),
  redeemLoginCode: async (world) => {
    const asked = { email: newEmail(), browser: browser(), idempotencyKey: randomUUID() };
    const { loginId } = await world.call<{ loginId: string }>(callNames.requestLoginCode, asked, {});
    return { loginId, code: '1234 5678', browser: asked.browser, idempotencyKey };
  },
  openReports: async (world) => {
    const { email, reportKey } = await world.report({ paid: true });
    return { email, booking: reportKey };
  },
  openReportsFile: async (world) => {
    const { email, reportKey, reportId } = await world.report({ paid: true });
    return { email, booking: reportKey, reportId };
  },
  openPortal: (world) =>
    ofCustomer(world, ({ reportId }) => ({
      bookingsAfter: '2027-01-01_booking-1',
      reportsAfter: `2027-01-01_${reportId}`,
    })),
  openPortalFile: (world) =>
    ofCustomer(world, ({ reportId }) => ({ kind: 'report-receipt', id: reportId, name: '' })),
  endSessions: (world) => ofCustomer(world, () => ({ idempotencyKey })),
  createShare: (world) =>
    ofCustomer(world, ({ reportId }) => ({
      reportId,
      recipientName: 'Rosa Agent',
      recipientRole: 'agent',
      parts: { photos: true, costs: false, notes: false, pdf: false },
      consent: true,
      idempotencyKey,
    })),
  revokeShare: async (world) => {
    const made = (await makers.createShare(world, 0)) as { customerId: string; body: object };
    const { id } = await world.call<{ id: string }>(
      callNames.createShare,
      { ...made.body, idempotencyKey: randomUUID() },
      callerHeaders('customer', made.customerId),
    );
    return { customerId: made.customerId, body: { shareId: id, idempotencyKey } };
  },
  acceptRequest: async (world) => ({ leadId: await world.lead(), ...appointment, idempotencyKey }),
  declineRequest: leadAction,
  deleteRequest: leadAction,
  markRequest: async (world) => ({ leadId: await world.lead(), status: 'contacted', idempotencyKey }),
  restoreRequest: async (world) => {
    const leadId = await world.lead();
    await world.office(callNames.declineRequest, { leadId, idempotencyKey: randomUUID() });
    return { leadId, idempotencyKey };
  },
  acceptReferral: async (world, index) => ({
    referralId: await world.referral(),
    as: index % 2 === 0 ? 'booking' : 'lead',
    appointment,
    idempotencyKey,
  }),
  declineReferral: referralAction,
  deleteReferral: referralAction,
  sendForms: async (world) => ({
    source: 'lead',
    sourceId: await world.lead(),
    name: 'Dana Whitlock',
    email: newEmail(),
    idempotencyKey,
  }),
  updateJobStatus: (world) =>
    ofJob(world, ({ bookingId }) => ({ bookingId, status: 'in_progress', idempotencyKey })),
  undoStep: async (world) => {
    const { bookingId } = await world.job();
    const step = { bookingId, status: 'in_progress', idempotencyKey: randomUUID() };
    await world.office(callNames.updateJobStatus, step);
    return { bookingId, from: 'in_progress', idempotencyKey };
  },
  scheduleJob: (world) =>
    ofJob(world, ({ bookingId }) => ({
      bookingId,
      scheduled_date: appointment.scheduled_date,
      scheduled_time: '14:00',
      idempotencyKey,
    })),
  cancelJob: (world) => ofJob(world, ({ bookingId }) => ({ bookingId, reason: 'Rain', idempotencyKey })),
  deleteJob: (world) => ofJob(world, ({ bookingId }) => ({ bookingId, idempotencyKey })),
  setPayment: (world) => ofJob(world, ({ bookingId }) => ({ bookingId, ...settlement })),
  setReportPayment: async (world) => ({ reportId: (await world.report()).reportId, ...settlement }),
  undoPayment: (world) =>
    ofJob(world, async ({ bookingId: id }) => ({
      record: 'job',
      id,
      markedAt: await world.mark(id),
      idempotencyKey,
    })),
  correctPayment: (world) =>
    ofJob(world, async ({ bookingId: id }) => ({
      record: 'job',
      id,
      recordedAt: await world.recordPayment(id),
      reason: 'Another job was meant.',
      idempotencyKey,
    })),
  generateReport: async (world) => {
    const { bookingId } = await world.job({ status: 'completed' });
    return { bookingId, report: world.reportForm(), idempotencyKey };
  },
  amendReport: async (world) => ({
    reportId: (await world.report()).reportId,
    amendment: 'A second look.',
    report: world.reportForm(),
    idempotencyKey,
  }),
  openReport: reportMail,
  sendReport: reportMail,
  resendReport: reportMail,
  confirmPhoto: async (world) => ({ path: await world.photo(), sha256: 'a'.repeat(64) }),
  viewPhotos: async (world) => ({ paths: [await world.photo()] }),
  settleReward: async (world) => ({
    rewardId: await world.reward(),
    state: 'paid',
    note: 'Gift card',
    idempotencyKey,
  }),
  sendWorkflowEmail: (world) =>
    ofJob(world, ({ bookingId }) => ({ type: 'forms_reminder', bookingData: { bookingId } })),
  sendFollowUp: async (world) => ({ bookingId: (await world.job({ status: 'pending' })).bookingId }),
  revokeLink: (world) => ofJob(world, ({ bookingId }) => ({ bookingId, idempotencyKey })),
  reissueLink: (world) => ofJob(world, ({ bookingId }) => ({ bookingId, sendMail: true, idempotencyKey })),
  openFeed: () => Promise.resolve({}),
  issueFeed: () => Promise.resolve({ idempotencyKey }),
  revokeFeed: () => Promise.resolve({ idempotencyKey }),
  clearLogs: () => Promise.resolve({ idempotencyKey }),
  findPerson: (world) => ofJob(world, ({ email }) => ({ email })),
  erasePerson: (world) => ofJob(world, ({ email }) => ({ email, idempotencyKey })),
  replayMail: async (world) => ({ mailId: await world.deadMail(), idempotencyKey }),
};

/** The placeholder idempotency key in every valid body; senders replace it. */
export const standInKey = idempotencyKey;

/** The `index`th valid body of a call, with its records already stored. */
export async function rightBody(name: CallName, world: World, index: number): Promise<RightBody> {
  const made = await makers[name](world, index);
  return 'customerId' in made ? (made as RightBody) : { body: made, customerId: '' };
}
