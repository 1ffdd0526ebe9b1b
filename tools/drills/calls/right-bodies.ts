import { randomBytes, randomUUID } from 'node:crypto';
import { localVapidKeys } from '../../backend/environment/local-vapid-keys';
import type { CallName, CallRequest } from '@domain/api/contract';
import { business } from '@domain/business/business';
import { importFields } from '@domain/import/import-fields';
import type { AcceptReferralAnswer } from '@domain/referral/referral-calls';
import { factorySettings } from '@domain/settings/factory-settings';
import { calendarDateIn } from '@domain/time/calendar-date';
import { buildFollowUpSubmission, buildQuestionnaireSubmission } from '../../testing/factories/build-answers';
import { buildRequestSubmission } from '../../testing/factories/build-request-submission';
import { buildIntroducedSubmission } from '../../testing/factories/build-introduced-submission';
import { buildReferralSubmission } from '../../testing/factories/build-referral-submission';
import { buildAgreementSubmission, buildMediaReleaseSubmission } from '../../testing/factories/build-signing';
import { callerHeaders, drillAdmin } from './caller-token';
import { appointment, newEmail, type World } from './world';

/** A valid body for a call about its own records, and the customer who may send it. */
export interface RightBody {
  readonly body: object;
  readonly customerId: string;
}

type Maker = (world: World, index: number) => Promise<object>;

const idempotencyKey = randomUUID();
const today = () => calendarDateIn(business.timeZone, new Date());
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

/** A device whose push service no connection reaches. */
const pushDevice = () => ({
  subscription: {
    endpoint: `http://127.0.0.1:9/${randomUUID()}`,
    p256dh: localVapidKeys().publicKey,
    auth: randomBytes(16).toString('base64url'),
  },
  key: localVapidKeys().publicKey,
});

/** The cells of a customer. */
const importedCustomer = () =>
  importFields.customers.map(({ name }) => ({ clientName: 'Pat Doe', clientEmail: newEmail() })[name] ?? '');

const importedFile = () => ({
  kind: 'customers',
  fileHash: randomBytes(32).toString('hex'),
  fileName: 'customers.csv',
  rows: 1,
  columns: importFields.customers.map((_, index) => index),
  idempotencyKey,
});

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

/** A body for a signed-in referrer, who is known by their address. */
async function ofReferrer(world: World, body: (referralId: string) => object): Promise<object> {
  const { id, email } = await world.referrer();
  return { customerId: email, body: body(id) };
}

const requestAction: Maker = async (world) => ({ leadId: await world.newRequestId(), idempotencyKey });
const referralAction: Maker = async (world) => ({ referralId: await world.referral(), idempotencyKey });
const reportMail: Maker = async (world) => ({ reportId: (await world.report()).reportId });

/** The calls that take a job and nothing else: their bodies are made alike. */
type CallOfJob = {
  [Name in CallName]: CallRequest<Name> extends { bookingId: string }
    ? Exclude<keyof CallRequest<Name>, 'bookingId' | 'idempotencyKey'> extends never
      ? Name
      : never
    : never;
}[CallName];

const jobAction: Maker = (world) => ofJob(world, ({ bookingId }) => ({ bookingId, idempotencyKey }));

/** Builds a body for each call. A call that is missing here and takes more than a job does not compile. */
const makers: Readonly<Record<Exclude<CallName, CallOfJob>, Maker> & Partial<Record<CallOfJob, Maker>>> = {
  'secure-form-submission': (world, index) =>
    [
      () => Promise.resolve(envelope('booking', buildRequestSubmission({ email: newEmail() }))),
      () => ofJob(world, ({ key }) => envelope('agreement', buildAgreementSubmission({ booking_id: key }))),
      () =>
        ofJob(world, ({ key }) =>
          envelope('media-release', buildMediaReleaseSubmission({ booking_id: key })),
        ),
    ][index % 3]?.() ?? Promise.resolve({}),
  'client-referral-submit': () =>
    Promise.resolve(
      envelope(
        'referral',
        buildReferralSubmission({ agentEmail: newEmail(), clientEmail: newEmail(), deviceKey: randomUUID() }),
      ),
    ),
  'client-questionnaire-submit': (world) =>
    ofJob(world, ({ key }) => envelope('questionnaire', buildQuestionnaireSubmission({ booking_id: key }))),
  'client-followup-submit': (world) =>
    ofJob(world, ({ key }) => envelope('follow-up', buildFollowUpSubmission({ booking_id: key }))),
  'client-introduction-submit': async (world) =>
    envelope('introduction', buildIntroducedSubmission(await world.referralKey('introduction'))),
  'client-introduction-open': async (world) => ({ booking: await world.referralKey('introduction') }),
  'client-forms-open': (world) => ofJob(world, ({ key }) => ({ booking: key })),
  'client-questionnaire-view': (world) => ofJob(world, ({ key }) => ({ booking: key })),
  'client-document-preview': (world) => ofJob(world, ({ key }) => ({ booking: key, type: 'agreement' })),
  'client-document-open': (world) => ofJob(world, ({ key }) => ({ booking: key, type: 'media_release' })),
  'generate-legal-pdf': (world) =>
    ofJob(world, ({ key }) => ({ type: 'agreement', bookingId: key, data: {} })),
  'client-document-verify': () => Promise.resolve({ sha256: browser() }),
  'client-fault-report': () =>
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
  'client-referral-track': (_world, index) =>
    Promise.resolve({
      phone: '(385) 555-0164',
      deviceKey: index % 2 === 0 ? randomUUID() : '',
      tracking: '',
    }),
  'client-reward-choose': async (world) => {
    const referralId = await world.referral();
    const tracking = await world.referralKey('tracking', referralId);
    return {
      referralId,
      reward: factorySettings.rewards.options.at(-1)?.value ?? '',
      deviceKey: '',
      tracking,
      idempotencyKey: randomUUID(),
    };
  },
  'client-push-subscribe': async (world) => {
    const tracking = await world.referralKey('tracking');
    return { ...pushDevice(), deviceKey: '', tracking };
  },
  'client-push-unsubscribe': () => Promise.resolve({ endpoint: pushDevice().subscription.endpoint }),
  'client-appointment-open': (world) => ofJob(world, ({ key }) => ({ booking: key })),
  'client-appointment-slots': (world) =>
    ofJob(world, ({ key }) => ({ booking: key, date: appointment.scheduled_date })),
  'client-appointment-move': (world) =>
    ofJob(world, ({ key }) => ({
      booking: key,
      scheduled_date: appointment.scheduled_date,
      scheduled_time: '12:00',
      idempotencyKey,
    })),
  'client-appointment-cancel': (world) =>
    ofJob(world, ({ key }) => ({ booking: key, reason: 'Sold', idempotencyKey })),
  'client-account-open': async (world) => ({ key: await world.invitationKey() }),
  'client-password-set': async (world) => ({
    key: await world.invitationKey(),
    password: 'a-password-of-theirs',
    idempotencyKey,
  }),
  'client-password-request': () => Promise.resolve({ email: newEmail(), idempotencyKey }),
  'portal-code-request': () => Promise.resolve({ email: newEmail(), browser: browser(), idempotencyKey }),
  'portal-code-redeem': async (world) => {
    const asked = { email: newEmail(), browser: browser(), idempotencyKey: randomUUID() };
    const { loginId } = await world.call<{ loginId: string }>('portal-code-request', asked, {});
    return { loginId, code: '1234 5678', browser: asked.browser, idempotencyKey };
  },
  'portal-reports-open': async (world) => {
    const { email, reportKey } = await world.report({ paid: true });
    return { email, booking: reportKey };
  },
  'portal-reports-file': async (world) => {
    const { email, reportKey, reportId } = await world.report({ paid: true });
    return { email, booking: reportKey, reportId };
  },
  'portal-open': (world) =>
    ofCustomer(world, ({ reportId }) => ({
      bookingsAfter: '2027-01-01_booking-1',
      reportsAfter: `2027-01-01_${reportId}`,
    })),
  'portal-file-open': (world) =>
    ofCustomer(world, ({ reportId }) => ({ kind: 'report-receipt', id: reportId, name: '' })),
  'portal-sessions-end': (world) => ofCustomer(world, () => ({ idempotencyKey })),
  'portal-share-create': (world) =>
    ofCustomer(world, ({ reportId }) => ({
      reportId,
      recipientName: 'Rosa Agent',
      recipientRole: 'agent',
      parts: { photos: true, costs: false, notes: false, video: false, pdf: false },
      consent: true,
      idempotencyKey,
    })),
  'portal-share-revoke': async (world) => {
    const made = (await makers['portal-share-create'](world, 0)) as { customerId: string; body: object };
    const { id } = await world.call<{ id: string }>(
      'portal-share-create',
      { ...made.body, idempotencyKey: randomUUID() },
      callerHeaders('customer', made.customerId),
    );
    return { customerId: made.customerId, body: { shareId: id, idempotencyKey } };
  },
  'portal-referrals-open': (world) => ofReferrer(world, (after) => ({ after })),
  'portal-statement-open': (world) => ofReferrer(world, () => ({ year: 2026 })),
  'portal-statement-file': (world) => ofReferrer(world, () => ({ year: 2026 })),
  'portal-referrals-leave': (world) => ofReferrer(world, () => ({ idempotencyKey })),
  'office-request-accept': async (world) => ({
    leadId: await world.newRequestId(),
    ...appointment,
    confirmed_taken: true,
    idempotencyKey,
  }),
  'office-request-decline': requestAction,
  'office-request-delete': requestAction,
  'office-request-mark': async (world) => ({
    leadId: await world.newRequestId(),
    status: 'contacted',
    idempotencyKey,
  }),
  'office-request-correct': async (world) => {
    const { leadId, seen } = await world.unconfirmedRequest();
    return { leadId, seen, email: newEmail(), idempotencyKey };
  },
  'office-request-restore': async (world) => {
    const leadId = await world.newRequestId();
    await world.office('office-request-decline', { leadId, idempotencyKey: randomUUID() });
    return { leadId, idempotencyKey };
  },
  'office-referral-accept': async (world, index) => ({
    referralId: await world.referral(),
    as: index % 2 === 0 ? 'booking' : 'lead',
    appointment,
    confirmed_taken: true,
    idempotencyKey,
  }),
  'office-referral-decline': referralAction,
  'office-referral-delete': referralAction,
  'office-acceptance-undo': async (world, index) => {
    const as = index % 2 === 0 ? 'booking' : 'lead';
    const referralId = await world.referral();
    const asked = { referralId, as, appointment, confirmed_taken: true, idempotencyKey: randomUUID() };
    const { bookingId, leadId } = await world.office<AcceptReferralAnswer>('office-referral-accept', asked);
    return { record: bookingId ? 'job' : 'request', id: bookingId ?? leadId, idempotencyKey };
  },
  'office-forms-send': async (world) => ({
    source: 'lead',
    sourceId: await world.newRequestId(),
    name: 'Dana Whitlock',
    email: newEmail(),
    idempotencyKey,
  }),
  'office-job-status': (world) =>
    ofJob(world, ({ bookingId }) => ({ bookingId, status: 'in_progress', idempotencyKey })),
  'office-job-undo': async (world) => {
    const { bookingId } = await world.job();
    const step = { bookingId, status: 'in_progress', idempotencyKey: randomUUID() };
    await world.office('office-job-status', step);
    return { bookingId, from: 'in_progress', idempotencyKey };
  },
  'office-arrival-tell': async (world) => ({
    bookingId: (await world.job({ scheduled_date: today() })).bookingId,
    notice: 'on_my_way',
    minutes: 20,
    waitedSeconds: 0,
    idempotencyKey,
  }),
  'office-arrival-undo': async (world) => {
    const { bookingId } = await world.job({ scheduled_date: today() });
    const told = { bookingId, notice: 'on_my_way', minutes: 20, waitedSeconds: 0 };
    await world.office('office-arrival-tell', { ...told, idempotencyKey: randomUUID() });
    return { bookingId, notice: 'on_my_way', idempotencyKey };
  },
  'office-note-write': async (world) => ({
    bookingId: (await world.job({ inspector_id: drillAdmin.uid })).bookingId,
    note: 'Bring the long rods.',
    idempotencyKey,
  }),
  'office-job-schedule': (world) =>
    ofJob(world, ({ bookingId }) => ({
      bookingId,
      scheduled_date: appointment.scheduled_date,
      scheduled_time: '14:00',
      confirmed_taken: true,
      idempotencyKey,
    })),
  'office-job-assign': (world) =>
    ofJob(world, async ({ bookingId }) => ({
      bookingId,
      inspector_id: await world.newInspector(),
      idempotencyKey,
    })),
  'office-document-open': (world) => ofJob(world, ({ bookingId }) => ({ bookingId, type: 'agreement' })),
  'office-job-find': (world) => ofJob(world, ({ key }) => ({ key })),
  'office-job-edit': (world) =>
    ofJob(world, async ({ bookingId }) => ({
      bookingId,
      seen: await world.seen(bookingId),
      changes: { total_price: 175 },
      idempotencyKey,
    })),
  'office-job-difference': (world) =>
    ofJob(world, async ({ bookingId }) => ({
      bookingId,
      changedAt: await world.openDifference(bookingId),
      outcome: 'settled',
      method: 'check',
      idempotencyKey,
    })),
  'office-paper-record': (world) =>
    ofJob(world, ({ bookingId }) => ({
      bookingId,
      signed_on: '2026-11-20',
      signer: 'Dana Whitlock',
      idempotencyKey,
    })),
  'office-paper-remove': (world) =>
    ofJob(world, async ({ bookingId }) => {
      const paper = { bookingId, signed_on: '2026-11-20', signer: 'Dana Whitlock' };
      await world.office('office-paper-record', { ...paper, idempotencyKey: randomUUID() });
      return { bookingId, idempotencyKey };
    }),
  'office-consent-withdraw': (world) =>
    ofJob(world, async ({ bookingId }) => {
      await world.withdrawnRelease(bookingId);
      return { bookingId, asked_on: '2026-11-20', photo_use_consent: true, idempotencyKey };
    }),
  'office-consent-clear': (world) =>
    ofJob(world, async ({ bookingId }) => {
      await world.withdrawnRelease(bookingId);
      return { bookingId, idempotencyKey };
    }),
  'office-job-cancel': (world) =>
    ofJob(world, ({ bookingId }) => ({ bookingId, reason: 'Rain', idempotencyKey })),
  'office-customer-edit': (world) =>
    ofJob(world, ({ bookingId, client: seen }) => ({
      bookingId,
      client: { ...seen, name: 'Dana Whitlock' },
      seen,
      idempotencyKey,
    })),
  'office-job-end': async (world) => {
    const { bookingId } = await world.job();
    const step = { bookingId, status: 'in_progress', idempotencyKey: randomUUID() };
    await world.office('office-job-status', step);
    return { bookingId, ending: 'turned_away', reason: 'Wrong house', charge: 0, idempotencyKey };
  },
  'office-job-payment': (world) => ofJob(world, ({ bookingId }) => ({ bookingId, ...settlement })),
  'office-report-payment': async (world) => ({ reportId: (await world.report()).reportId, ...settlement }),
  'office-payment-undo': (world) =>
    ofJob(world, async ({ bookingId: id }) => ({
      record: 'job',
      id,
      markedAt: await world.mark(id),
      idempotencyKey,
    })),
  'office-payment-correct': (world) =>
    ofJob(world, async ({ bookingId: id }) => ({
      record: 'job',
      id,
      recordedAt: await world.recordPayment(id),
      reason: 'Another job was meant.',
      idempotencyKey,
    })),
  'office-report-generate': async (world) => {
    const { bookingId } = await world.job({ status: 'completed' });
    return { bookingId, report: world.reportForm(), idempotencyKey };
  },
  'office-review-submit': async (world) => {
    const { bookingId } = await world.job({ status: 'completed' });
    return { bookingId, report: world.reportForm(), idempotencyKey };
  },
  'office-review-return': async (world) => ({
    bookingId: await world.submittedReview(),
    submission: 1,
    comments: [{ findingId: '', field: 'summary', text: 'Say where the joint is.' }],
    idempotencyKey,
  }),
  'office-review-approve': async (world) => ({
    bookingId: await world.submittedReview(),
    submission: 1,
    idempotencyKey,
  }),
  'office-report-amend': async (world) => ({
    reportId: (await world.report()).reportId,
    amendment: 'A second look.',
    report: world.reportForm(),
    idempotencyKey,
  }),
  'office-report-open': reportMail,
  'send-report-notification': reportMail,
  'resend-report-direct': reportMail,
  'office-property-merge': async (world) => ({
    propertyId: (await world.property()).id,
    intoId: (await world.property()).id,
    idempotencyKey,
  }),
  'office-property-split': async (world) => {
    const { id, bookingIds } = await world.property(2);
    return { propertyId: id, bookingIds: bookingIds.slice(1), reportIds: [], idempotencyKey };
  },
  'office-property-undo': async (world) => ({ moveId: await world.propertyMove(), idempotencyKey }),
  'office-property-films': async (world) => ({ propertyId: (await world.property()).id }),
  'office-film-confirm': async (world) => ({
    filmId: `film-${randomUUID()}`,
    jobId: (await world.job()).bookingId,
    type: 'mp4',
    name: 'upstream.mp4',
    size: 1_000,
    direction: 'upstream',
    takenAt: '2026-03-05T17:00:00.000Z',
    withSound: false,
    sha256: 'a'.repeat(64),
  }),
  'office-film-view': async (world) => ({ jobId: (await world.job()).bookingId }),
  'office-photo-confirm': async (world) => ({ path: await world.photo(), sha256: 'a'.repeat(64) }),
  'office-photo-view': async (world) => ({ paths: [await world.photo()] }),
  'office-ledger-export': () => Promise.resolve({ month: '2026-03', program: 'xero' }),
  'office-reward-settle': async (world) => ({
    rewardId: await world.reward(),
    state: 'paid',
    note: 'Gift card',
    idempotencyKey,
  }),
  'send-workflow-email': (world) =>
    ofJob(world, ({ bookingId }) => ({ type: 'forms_reminder', bookingData: { bookingId } })),
  'send-followup-questionnaire': async (world) => ({
    bookingId: (await world.job({ status: 'pending' })).bookingId,
  }),
  'office-link-reissue': (world) =>
    ofJob(world, ({ bookingId }) => ({ bookingId, sendMail: true, idempotencyKey })),
  'office-door-link': (world) =>
    ofJob(world, ({ bookingId }) => ({ bookingId, purpose: 'pay', idempotencyKey })),
  'office-push-subscribe': () => Promise.resolve({ ...pushDevice(), idempotencyKey }),
  'office-push-unsubscribe': () =>
    Promise.resolve({ endpoint: pushDevice().subscription.endpoint, idempotencyKey }),
  'office-feed-open': () => Promise.resolve({}),
  'office-feed-issue': () => Promise.resolve({ idempotencyKey }),
  'office-feed-revoke': () => Promise.resolve({ idempotencyKey }),
  'office-logs-clear': () => Promise.resolve({ idempotencyKey }),
  'office-person-find': (world) => ofJob(world, ({ email }) => ({ email })),
  'office-person-erase': (world) => ofJob(world, ({ email }) => ({ email, idempotencyKey })),
  'office-import-check': () => Promise.resolve({ kind: 'customers', rows: [importedCustomer()] }),
  'office-import-begin': () => Promise.resolve(importedFile()),
  'office-import-rows': async (world) => ({
    importId: await world.newImport(),
    first: 0,
    rows: [importedCustomer()],
  }),
  'office-import-undo': async (world) => ({ importId: await world.newImport() }),
  'office-optional-mail-allow': async (world) => ({
    preferencesId: await world.stoppedMail(),
    idempotencyKey,
  }),
  'office-contact-read': (world) => ofJob(world, ({ email }) => ({ email })),
  'office-contact-choose': (world) =>
    ofJob(world, ({ email }) => ({ email, choice: 'reminder', wanted: 'stopped', idempotencyKey })),
  'office-reminder-skip': async (world) => ({
    reportId: await world.remindedReport(),
    wanted: 'skipped',
    idempotencyKey,
  }),
  'office-session-begin': () =>
    Promise.resolve({ device: 'Chrome on Android', continues: '', code: '', idempotencyKey }),
  'office-factor-begin': () => Promise.resolve({}),
  'office-factor-confirm': () =>
    Promise.resolve({ device: 'Chrome on Android', continues: '', code: '123456', idempotencyKey }),
  'office-factor-codes': () => Promise.resolve({ code: '123456', idempotencyKey }),
  'office-factor-end': () => Promise.resolve({ code: '123456', idempotencyKey }),
  'office-team-two-step-reset': async (world) => ({ uid: await world.newMember(), idempotencyKey }),
  'office-team-two-step-require': () => Promise.resolve({ required: false, idempotencyKey }),
  'office-session-end': () =>
    Promise.resolve({ session: '0123456789abcdef0123456789abcdef', idempotencyKey }),
  'office-account-read': () => Promise.resolve({}),
  'office-team-read': () => Promise.resolve({}),
  'office-team-change': async (world) => ({
    uid: await world.newMember(),
    name: 'Riley Ortega',
    credential: '',
    phone: '',
    role: 'office',
    inspects: true,
    color: 'green',
    services: null,
    week: null,
    days_off: [],
    idempotencyKey,
  }),
  'office-calendar-change': async (world) => ({
    uid: await world.newInspector(),
    address: '',
    idempotencyKey,
  }),
  'office-calendar-refresh': async (world) => ({ uid: await world.newInspector() }),
  'office-day-off': async (world) => ({
    uid: await world.newInspector(),
    date: appointment.scheduled_date,
    jobs: [],
    idempotencyKey,
  }),
  'office-team-remove': async (world) => ({ uid: await world.newMember(), idempotencyKey }),
  'office-team-access': async (world) => ({ uid: await world.newMember(), active: false, idempotencyKey }),
  'office-team-invite': () =>
    Promise.resolve({ email: newEmail(), name: 'Riley Ortega', role: 'office', idempotencyKey }),
  'office-team-reinvite': async (world) => ({ id: await world.invitation(), idempotencyKey }),
  'office-team-uninvite': async (world) => ({ id: await world.invitation(), idempotencyKey }),
  'office-settings-read': () => Promise.resolve({}),
  'office-library-read': () => Promise.resolve({}),
  'office-settings-publish': () => Promise.resolve({}),
  'office-settings-version': () => Promise.resolve({ version: 0 }),
  // The first save stores what holds anyway; later ones are answered with it.
  'office-settings-save': () =>
    Promise.resolve({ seenVersion: 0, settings: factorySettings, restoredFrom: null, idempotencyKey }),
  'office-email-preview': () => Promise.resolve({ kind: 'booking_approved', subject: '', opening: '' }),
  'office-email-test': () => Promise.resolve({ kind: 'booking_approved', subject: '', opening: '' }),
  'office-mail-replay': async (world) => ({ mailId: await world.deadMail(), idempotencyKey }),
};

/** The placeholder idempotency key in every valid body; senders replace it. */
export const standInKey = idempotencyKey;

/** The `index`th valid body of a call, with its records already stored. */
export async function rightBody(name: CallName, world: World, index: number): Promise<RightBody> {
  const made = await (makers[name] ?? jobAction)(world, index);
  return 'customerId' in made ? (made as RightBody) : { body: made, customerId: '' };
}
