import { randomUUID } from 'node:crypto';
import type { AccessKind } from '@domain/access/access-link';
import { invitationDays, resetHours } from '@domain/admin/account-calls';
import { business } from '@domain/business/business';
import { collections, type CollectionName } from '@domain/firestore/paths';
import type { Job } from '@domain/job/job';
import type { MailKind } from '@domain/mail/mail-state';
import type { ProcessedPaymentEvent } from '@domain/payment/report-payment';
import { loginCodeMinutes } from '@domain/portal/login-code';
import type { Referral } from '@domain/referral/referral';
import type { ReviewState } from '@domain/report/review';
import { calendarDateIn } from '@domain/time/calendar-date';
import { timeOfDayIn } from '@domain/time/time-of-day-in';
import { buildFilm } from '../../testing/factories/build-film';
import { buildJob } from '../../testing/factories/build-job';
import { buildCustomer } from '../../testing/factories/build-customer';
import { buildRequest } from '../../testing/factories/build-request';
import { buildReview } from '../../testing/factories/build-review';
import { buildReferral } from '../../testing/factories/build-referral';
import { buildAgreement, buildMediaRelease } from '../../testing/factories/build-signed-document';
import { buildStoredReport } from '../../testing/factories/build-stored-report';
import { toDocument } from '../../testing/factories/to-document';
import { randomKey } from '../project/random-key';
import type { Random } from '../random';
import { usualService } from '../../testing/usual-service';

interface StoredRecord {
  readonly collection: CollectionName;
  readonly id: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** The records an email is about, as the product stores them. */
export interface MailSource {
  readonly subject: { readonly collection: CollectionName; readonly id: string };
  readonly recipient: string;
  readonly records: readonly StoredRecord[];
  /** The attached file. */
  readonly file?: string;
}

interface Wanted {
  /** A new client or referrer. */
  readonly email: string;
  readonly at: Date;
  readonly random: Random;
}

/** The records for one email of each kind. */
export const kindRecords: Record<MailKind, (wanted: Wanted) => MailSource> = {
  request_received: (wanted) => requestOf(wanted, wanted.email),
  request_declined: noticeToClient,
  office_new_request: (wanted) => requestOf(wanted, business.officeEmail),
  office_new_referral: (wanted) => referralOf(wanted, {}, business.officeEmail),
  referral_received: (wanted) => referralOf(wanted, { referrer_email: wanted.email }, wanted.email),
  referral_introduction: (wanted) =>
    referralOf(wanted, { client_email: wanted.email, client_agreed: true }, wanted.email),
  referral_progress: (wanted) =>
    referralOf(wanted, { referrer_email: wanted.email, progress: 'scheduled' }, wanted.email),
  booking_approved: (wanted) => jobOf(wanted),
  forms_reminder: (wanted) => jobOf(wanted),
  appointment_confirmation: (wanted) => jobOf(wanted),
  appointment_moved: (wanted) => jobOf(wanted),
  office_appointment_changed: (wanted) =>
    jobOf(wanted, { cancellation: cancelledByClient(wanted.at), status: 'cancelled' }, business.officeEmail),
  office_deadline_near: (wanted) =>
    jobOf(wanted, { deadline: calendarDateIn(business.timeZone, wanted.at) }, business.officeEmail),
  appointment_cancelled: (wanted) => jobOf(wanted, { status: 'cancelled' }),
  inspection_not_done: (wanted) => jobOf(wanted, endedVisit(wanted.at)),
  on_my_way: (wanted) => jobOf(wanted, { on_my_way: noticeAt(wanted.at) }),
  agent_on_my_way: (wanted) => agentOf(wanted, { on_my_way: noticeAt(wanted.at) }),
  running_late: (wanted) => jobOf(wanted, { running_late: noticeAt(wanted.at) }),
  agent_running_late: (wanted) => agentOf(wanted, { running_late: noticeAt(wanted.at) }),
  followup_questionnaire: (wanted) => jobOf(wanted),
  report_ready: (wanted) => reportOf(wanted, 'unpaid'),
  report_open: (wanted) => reportOf(wanted, 'paid'),
  film_ready: filmReadyOf,
  inspection_reminder: reminderOf,
  review_request: reviewRequestOf,
  report_shared: shareOf,
  payment_receipt: (wanted) => jobOf(wanted, paidJob(wanted.at)),
  payment_corrected: (wanted) => jobOf(wanted, correctedJob(wanted.at)),
  payment_refunded: (wanted) => jobOf(wanted, refundedJob(wanted.at)),
  payment_unused: unusedPaymentOf,
  login_code: codeOf,
  office_payment_notice: noticeOf,
  signed_agreement: (wanted) => signedDocumentOf(wanted, 'agreements'),
  signed_media_release: (wanted) => signedDocumentOf(wanted, 'media_releases'),
  person_erased: erasureOf,
  team_invitation: (wanted) =>
    accountLinkOf(wanted, invitationDays * 24, { kind: 'invitation', role: 'office' }),
  password_reset: resetOf,
  schedule_changed: scheduleOf,
  new_times_offered: (wanted) => jobOf(wanted, { times_offered_at: wanted.at.toISOString() }),
  office_report_submitted: (wanted) => ({
    ...reviewOf(wanted, 'submitted'),
    recipient: business.officeEmail,
  }),
  report_returned: (wanted) => reviewOf(wanted, 'returned'),
  text_on_my_way: (wanted) => jobOf(wanted, { on_my_way: noticeAt(wanted.at) }),
  text_reminder: (wanted) => jobOf(wanted, halfADayAfter(wanted.at)),
  text_forms: (wanted) => jobOf(wanted),
};

/** The appointment of a reminder that goes out at `at`. */
function halfADayAfter(at: Date): Pick<Job, 'scheduled_date' | 'scheduled_time'> {
  const begins = new Date(at.getTime() + 12 * 3_600_000);
  return {
    scheduled_date: calendarDateIn(business.timeZone, begins),
    scheduled_time: timeOfDayIn(business.timeZone, begins),
  };
}

/** Not over until the drill is. */
const noticeAt = (at: Date) => ({
  minutes: 20,
  at: at.toISOString(),
  expected_at: new Date(at.getTime() + 30 * 86_400_000).toISOString(),
  state: 'waiting' as const,
  mail_id: null,
});

const endedVisit = (at: Date) => ({
  status: 'cancelled' as const,
  ending: 'not_inspected' as const,
  cancellation: { by: 'desk@example.com', reason: 'The cleanout was buried.', at: at.toISOString() },
});

const checkOf = (at: Date) =>
  ({ amount: 149, method: 'check', note: '', at: at.toISOString(), by: 'desk@example.com' }) as const;

const paidJob = (at: Date) => ({ payment_state: 'paid' as const, payment: checkOf(at) });

const correctedJob = (at: Date) => ({
  corrected_payments: [
    {
      ...checkOf(at),
      state: 'paid' as const,
      corrected_at: at.toISOString(),
      corrected_by: 'desk@example.com',
      reason: 'Wrong job',
    },
  ],
});

const refundedJob = (at: Date) => ({
  ...paidJob(at),
  price_difference: {
    received: 0,
    amount: -149,
    state: 'settled' as const,
    at: at.toISOString(),
    by: 'desk@example.com',
    settled_at: at.toISOString(),
    settled_by: 'desk@example.com',
    method: 'check' as const,
    note: '',
  },
});

const cancelledByClient = (at: Date) => ({ by: 'client' as const, reason: '', at: at.toISOString() });

function requestOf({ email }: Wanted, recipient: string): MailSource {
  const request = buildRequest({ email });
  const record = { collection: collections.leads, id: request.id, fields: toDocument(request) };
  return { subject: subjectOf(record), recipient, records: [record] };
}

function noticeToClient({ email, at }: Wanted): MailSource {
  const notice = {
    collection: collections.requestNotices,
    id: `request-${randomUUID()}`,
    fields: {
      name: 'Dana Whitlock',
      email,
      service_type: usualService.title,
      message: 'We can’t do this inspection.',
      created_at: at,
    },
  };
  return { subject: subjectOf(notice), recipient: email, records: [notice] };
}

function referralOf(wanted: Wanted, overrides: Partial<Referral>, recipient: string): MailSource {
  const referral = buildReferral(overrides);
  const record = { collection: collections.referrals, id: referral.id, fields: toDocument(referral) };
  return {
    subject: subjectOf(record),
    recipient,
    records: [record, linkTo('tracking', referral.id, wanted)],
  };
}

function storedJob({ email }: Wanted, overrides: Partial<Job>): StoredRecord & { readonly job: Job } {
  const { customer } = buildJob();
  const job = buildJob({ customer: { ...customer, email }, ...overrides });
  return { collection: collections.bookings, id: job.id, fields: toDocument(job), job };
}

function jobOf(wanted: Wanted, overrides: Partial<Job> = {}, recipient = wanted.email): MailSource {
  const record = storedJob(wanted, overrides);
  return { subject: subjectOf(record), recipient, records: [record, linkTo('booking', record.id, wanted)] };
}

function reportOf(
  wanted: Wanted,
  state: Job['payment_state'],
  filmed: { readonly id: string } | null = null,
  fields: Readonly<Record<string, unknown>> = {},
): MailSource {
  const job = storedJob(wanted, { status: 'completed', payment_state: state });
  const report = {
    collection: collections.inspectionReports,
    id: `report-${randomUUID()}`,
    fields: buildStoredReport({
      client_email: wanted.email,
      customer_id: job.job.customer_id,
      booking_id: job.id,
      created_at: wanted.at,
      ...(filmed && { films: [{ id: filmed.id, label: 'Upstream', since: wanted.at }] }),
      ...fields,
    }),
  };
  const film = filmed && {
    collection: collections.films,
    id: filmed.id,
    fields: { ...buildFilm({ job_id: job.id, received_at: wanted.at }) },
  };
  return {
    subject: subjectOf(report),
    recipient: wanted.email,
    records: [job, report, linkTo('report', report.id, wanted), ...(film ? [film] : [])],
  };
}

function filmReadyOf(wanted: Wanted): MailSource {
  return reportOf(wanted, 'paid', { id: `film-${randomUUID()}` });
}

/** Due on the day of the email. */
function reminderOf(wanted: Wanted): MailSource {
  const reminder = {
    due_on: calendarDateIn(business.timeZone, wanted.at),
    source: 'findings',
    state: 'queued',
    at: wanted.at,
  };
  return reportOf(wanted, 'paid', null, { reminder });
}

/** Opened three days ago. */
function reviewRequestOf(wanted: Wanted): MailSource {
  const opened_at = new Date(wanted.at.getTime() - 3 * 86_400_000);
  return reportOf(wanted, 'paid', null, { opened_at, review_state: 'queued' });
}

function shareOf(wanted: Wanted): MailSource {
  const { records, subject } = reportOf(wanted, 'paid');
  const share = {
    collection: collections.reportShares,
    id: `share-${randomUUID()}`,
    fields: {
      kind: 'report',
      report_id: subject.id,
      booking_id: null,
      customer_id: null,
      recipient_name: 'Marcus Oyelaran',
      recipient_email: wanted.email,
      recipient_role: 'agent',
      parts: { photos: true, costs: true, notes: false, video: false, pdf: false },
      finding_ids: null,
      message: '',
      version: null,
      created_at: wanted.at,
      revoked_at: null,
    },
  };
  return {
    subject: subjectOf(share),
    recipient: wanted.email,
    records: [...records, share, linkTo('share', share.id, wanted)],
  };
}

/** A job whose client agreed that their agent is emailed. */
function agentOf(wanted: Wanted, overrides: Partial<Job>): MailSource {
  const { records } = shareOf(wanted);
  const share = records.find(({ collection }) => collection === collections.reportShares);
  if (!share) throw new Error('no share');
  const job = jobOf(wanted, {
    ...overrides,
    recipient_answer: { state: 'agreed', at: wanted.at.toISOString(), share_id: share.id, on_report: false },
  });
  return { ...job, records: [...job.records, share] };
}

function codeOf({ email, at }: Wanted): MailSource {
  const customer = buildCustomer({ email });
  const { id } = customer;
  const login = {
    collection: collections.loginRequests,
    id: `login-${randomUUID()}`,
    fields: {
      customer_id: id,
      browser: 'browser',
      nonce: randomUUID(),
      known: true,
      tries: 0,
      used_by: null,
      created_at: at,
      expires_at: new Date(at.getTime() + loginCodeMinutes * 60_000),
    },
  };
  const record = { collection: collections.customers, id, fields: toDocument(customer) };
  return { subject: subjectOf(login), recipient: login.id, records: [record, login] };
}

function noticeOf({ at }: Wanted): MailSource {
  const event = paymentEvent(at, { booking_id: null, notice: 'not-found' });
  return { subject: subjectOf(event), recipient: business.officeEmail, records: [event] };
}

function unusedPaymentOf(wanted: Wanted): MailSource {
  const { records, subject } = jobOf(wanted, paidJob(wanted.at));
  const event = paymentEvent(wanted.at, { booking_id: subject.id, notice: 'paid-twice' });
  return { subject: subjectOf(event), recipient: wanted.email, records: [...records, event] };
}

function paymentEvent(at: Date, fields: Pick<ProcessedPaymentEvent, 'booking_id' | 'notice'>): StoredRecord {
  return {
    collection: collections.paymentEvents,
    id: `evt_${randomUUID()}`,
    fields: {
      type: 'checkout.session.completed',
      report_id: null,
      amount: 149,
      payment_intent: `pi_${randomUUID()}`,
      created_at: at,
      ...fields,
    },
  };
}

function erasureOf({ email, at }: Wanted): MailSource {
  const erasure = {
    collection: collections.personErasures,
    id: `erasure-${randomUUID()}`,
    fields: {
      state: 'RUNNING',
      marks: { email, phones: [], names: [] },
      clients: [],
      done: [],
      cursor: null,
      held_jobs: [],
      payments: [],
      requested_by: 'admin',
      created_at: at,
      finished_at: null,
    },
  };
  return { subject: subjectOf(erasure), recipient: email, records: [erasure] };
}

function accountLinkOf(
  { email, at }: Wanted,
  hours: number,
  fields: Readonly<Record<string, unknown>>,
): MailSource {
  const link = {
    collection: collections.accountLinks,
    id: `link-${randomUUID()}`,
    fields: {
      email,
      name: 'Riley Ortega',
      role: null,
      invited_by: 'owner-1',
      nonce: randomUUID(),
      created_at: at,
      expires_at: new Date(at.getTime() + hours * 3_600_000),
      used_by: null,
      ...fields,
    },
  };
  return { subject: subjectOf(link), recipient: email, records: [link] };
}

/** Of a member: no one else gets a link to a new password. */
function resetOf(wanted: Wanted): MailSource {
  const { records, ...source } = accountLinkOf(wanted, resetHours, { kind: 'password_reset' });
  const member = {
    collection: collections.admins,
    id: `member-${randomUUID()}`,
    fields: { email: wanted.email, name: 'Riley Ortega', role: 'office' },
  };
  return { ...source, records: [member, ...records] };
}

function scheduleOf(wanted: Wanted): MailSource {
  const uid = `inspector-${randomUUID()}`;
  const fields = { email: wanted.email, name: 'Riley Ortega', role: 'office', inspects: true };
  const inspector = { collection: collections.admins, id: uid, fields };
  const job = storedJob(wanted, { inspector_id: uid });
  return { subject: subjectOf(inspector), recipient: wanted.email, records: [inspector, job] };
}

function reviewOf(wanted: Wanted, state: ReviewState): MailSource {
  const uid = `inspector-${randomUUID()}`;
  const fields = { email: wanted.email, name: 'Riley Ortega', role: 'inspector', inspects: true };
  const inspector = { collection: collections.admins, id: uid, fields };
  const comments = [{ findingId: '', field: 'summary', text: 'Say where the joint is.' }];
  const review = buildReview({ inspector_id: uid, state, comments });
  const record = { collection: collections.reportReviews, id: review.id, fields: toDocument(review) };
  return { subject: subjectOf(record), recipient: wanted.email, records: [inspector, record] };
}

function signedDocumentOf(wanted: Wanted, collection: 'agreements' | 'media_releases'): MailSource {
  const job = storedJob(wanted, {});
  const path = `signed-papers/${job.id}/${collection}.pdf`;
  const overrides = { id: job.id, booking_id: job.id };
  const signedDocument =
    collection === 'agreements' ? buildAgreement(overrides) : buildMediaRelease(overrides);
  const pdf = { path, sha256: 'a'.repeat(64), size: 4, created_at: wanted.at };
  const record = { collection, id: job.id, fields: { ...toDocument(signedDocument), pdf } };
  return { subject: subjectOf(record), recipient: wanted.email, records: [job, record], file: path };
}

const subjectOf = ({ collection, id }: StoredRecord) => ({ collection, id });

function linkTo(kind: AccessKind, subject: string, { at, random }: Wanted): StoredRecord {
  return {
    collection: collections.accessLinks,
    id: randomKey(random),
    fields: {
      kind,
      subject,
      scopes: [],
      created_at: at,
      expires_at: new Date(at.getTime() + 60 * 86_400_000),
      revoked_at: null,
    },
  };
}
