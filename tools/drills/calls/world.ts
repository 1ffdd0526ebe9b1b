import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Firestore } from 'firebase-admin/firestore';
import { callPath } from '@domain/api/call-path';
import type { MarkedPayment } from '@domain/payment/payment';
import { editableOf } from '@domain/job/edit-job';
import type { CustomerSnapshot, Job } from '@domain/job/job';
import { newDifference } from '@domain/payment/price-difference';
import { photoPath } from '@domain/report/photo-path';
import { newReportForm, type ReportForm } from '@domain/report/report-form';
import { findingOf } from '@domain/report/testing/finding-of';
import { addDays } from '@domain/time/calendar-date';
import type { BookingRequest } from '@domain/request/booking-request';
import { buildJob } from '../../testing/factories/build-job';
import { buildCustomer } from '../../testing/factories/build-customer';
import { buildRequest } from '../../testing/factories/build-request';
import { buildReward } from '../../testing/factories/build-reward';
import { buildReferral } from '../../testing/factories/build-referral';
import { buildMediaRelease } from '../../testing/factories/build-signed-document';
import { newKey } from '../../testing/factories/new-key';
import { nextWeek } from '../../testing/factories/next-week';
import { toDocument } from '../../testing/factories/to-document';
import { trustedJson } from '../../trusted-json';
import { usualService } from '../../testing/usual-service';
import { ask } from './ask';
import { callerHeaders, drillAccount, drillAdmin } from './caller-token';

/** A report and the keys its client has. */
export interface WorldReport {
  readonly reportId: string;
  readonly reportKey: string;
  readonly customerId: string;
  readonly email: string;
}

interface WorldJob {
  readonly bookingId: string;
  readonly key: string;
  readonly customerId: string;
  readonly email: string;
  readonly client: CustomerSnapshot;
}

const triesAtMost = 40;
const againAfterMs = 250;

/** Creates separate records for each call in a dedicated project. */
export class World {
  private jobs = 0;

  constructor(
    readonly db: Firestore,
    /** The address of the handlers. */
    private readonly url: string,
  ) {}

  async begin(): Promise<void> {
    for (const { uid, email } of [drillAdmin, drillAccount])
      await this.db.collection('admins').doc(uid).set({ email });
    // Its sign-in asks for a code, so that no token is signed, for which a drill has no key.
    const factor = { secret: '', since: new Date(), used_step: 0, recovery_codes: [] };
    await this.db.collection('admin_accounts').doc(drillAccount.uid).set({ sessions: {}, factor });
  }

  async newRequestId(): Promise<string> {
    return (await this.newRequest()).id;
  }

  private async newRequest(): Promise<BookingRequest> {
    const request = buildRequest({ email: newEmail() });
    await this.db.collection('leads').doc(request.id).set(toDocument(request));
    return request;
  }

  /** The key of a referral's emailed link: its referrer's, or its client's. */
  async referralKey(kind: 'tracking' | 'introduction', referralId?: string): Promise<string> {
    const key = newKey();
    await this.db
      .collection('access_links')
      .doc(key)
      .set({
        kind,
        subject: referralId ?? (await this.referral()),
        scopes: [kind === 'tracking' ? 'track' : 'ask'],
        created_at: new Date(),
        expires_at: new Date(Date.now() + 86_400_000),
        revoked_at: null,
      });
    return key;
  }

  async referral(): Promise<string> {
    return (await this.referrer()).id;
  }

  /** A referral and the address of its referrer. */
  async referrer(): Promise<{ readonly id: string; readonly email: string }> {
    const email = newEmail();
    const referral = buildReferral({ referrer_email: email });
    await this.db.collection('referrals').doc(referral.id).set(toDocument(referral));
    return { id: referral.id, email };
  }

  async job(overrides: Partial<Job> = {}): Promise<WorldJob> {
    const customer = buildCustomer({ email: newEmail() });
    // A separate day for each job: thousands on one day, which is unrealistic, would slow down the search for
    // free times.
    this.jobs += 1;
    const scheduled_date = addDays(nextWeek(), 1 + (this.jobs % 3_000));
    const job = buildJob({ customer, customer_id: customer.id, scheduled_date, ...overrides });
    const key = newKey();
    const at = new Date();
    const end = new Date(at.getTime() + 60 * 86_400_000);
    const batch = this.db.batch();
    batch.set(this.db.collection('customers').doc(customer.id), toDocument(customer));
    batch.set(this.db.collection('bookings').doc(job.id), {
      ...toDocument(job),
      forms_link: { state: 'active', expires_at: end },
    });
    batch.set(this.db.collection('access_links').doc(key), {
      kind: 'booking',
      subject: job.id,
      scopes: ['forms', 'reschedule'],
      created_at: at,
      expires_at: end,
      revoked_at: null,
    });
    await batch.commit();
    const { name, email, phone, address } = customer;
    const client = { name, email, phone, address };
    return { bookingId: job.id, key, customerId: customer.id, email, client };
  }

  /** A property with some jobs of different clients. */
  async property(jobs = 1): Promise<{ readonly id: string; readonly bookingIds: readonly string[] }> {
    const id = `property-${randomUUID()}`;
    const made = await Promise.all(Array.from({ length: jobs }, () => this.job({ property_id: id })));
    await this.db
      .collection('properties')
      .doc(id)
      .set({ address: '12 Elm St', near_keys: ['12 elm'], merged_into: null, stale: false });
    return { id, bookingIds: made.map(({ bookingId }) => bookingId) };
  }

  /** The id of a merge that can be undone. */
  async propertyMove(): Promise<string> {
    const [{ id: from }, { id: to }] = [await this.property(), await this.property()];
    await this.db.collection('properties').doc(from).update({ merged_into: to });
    const at = new Date();
    const reference = this.db.collection('property_moves').doc();
    await reference.set({
      kind: 'merge',
      state: 'DONE',
      back: false,
      from,
      to,
      unmerged: false,
      to_move: [],
      moved: [],
      requested_by: drillAdmin.uid,
      created_at: at,
      finished_at: at,
    });
    return reference.id;
  }

  async photo(): Promise<string> {
    const path = photoPath(`finding-${randomUUID()}`, randomUUID(), 'jpg');
    const shown = { path: `shown-photos/${randomUUID()}.jpg`, width: 900, height: 600 };
    await this.db
      .collection('inspection_photos')
      .doc(path.slice(path.indexOf('/') + 1).replaceAll(/[/.]/g, '_'))
      .set({
        path,
        finding_id: path.split('/')[1],
        sha256: 'a'.repeat(64),
        size: 1000,
        refusal: null,
        shown,
        preview: shown,
        received_at: new Date(),
      });
    return path;
  }

  reportForm(changes: Partial<ReportForm> = {}): ReportForm {
    return {
      ...newReportForm('2026-03-05'),
      clientName: 'Ann Lee',
      clientEmail: newEmail(),
      propertyAddress: '12 Main St, Akron, OH 44606',
      inspectionType: 'Sewer Scope',
      sewerScopeType: usualService.title,
      linearFootage: 62,
      videoLink: 'https://video.example.com/1',
      summary: 'One offset joint.',
      recommendations: 'Repair it.',
      inspectorNotes: 'Flow was good.',
      notInspected: 'The lateral past 62 ft.',
      findings: [
        findingOf({ id: `finding-${randomUUID()}`, footage: 34, severity: 'high', videoTime: '7:45' }),
        findingOf({ id: `finding-${randomUUID()}`, observation: 'Roots', estimatedCost: '$100 - $200' }),
      ],
      ...changes,
    };
  }

  /** A report whose client will be reminded. */
  async remindedReport(): Promise<string> {
    const { reportId } = await this.report();
    const reminder = { due_on: '2027-03-05', source: 'findings', state: 'waiting', at: null };
    await this.db.collection('inspection_reports').doc(reportId).update({ reminder });
    return reportId;
  }

  async report({ paid = false } = {}): Promise<WorldReport> {
    const form = this.reportForm();
    const { url, reportId } = await this.office<{ url: string; reportId: string }>('office-report-generate', {
      bookingId: null,
      report: form,
      idempotencyKey: randomUUID(),
    });
    if (paid) {
      const settled = { state: 'paid', method: 'check', by: 'desk@example.com', paid_at: new Date() };
      await this.db.collection('report_payments').doc(reportId).update(settled);
    }
    const report = await this.db.collection('inspection_reports').doc(reportId).get();
    const customerId = report.get('customer_id') as string;
    const customer = buildCustomer({ id: customerId, email: form.clientEmail, name: form.clientName });
    await this.db.collection('customers').doc(customerId).set(toDocument(customer));
    return { reportId, reportKey: url.slice(-24), customerId, email: form.clientEmail };
  }

  /** A completed job whose report was submitted for review. @returns the job's id. */
  async submittedReview(): Promise<string> {
    const { bookingId } = await this.job({ status: 'completed' });
    await this.office('office-review-submit', {
      bookingId,
      report: this.reportForm(),
      idempotencyKey: randomUUID(),
    });
    return bookingId;
  }

  /** Marks a job paid. @returns when, ISO 8601. */
  async mark(bookingId: string): Promise<string> {
    const mark = { bookingId, state: 'paid', method: 'check', note: '', idempotencyKey: randomUUID() };
    const { held } = await this.office<MarkedPayment>('office-job-payment', mark);
    return held.at;
  }

  /** A job's payment after Undo has expired. @returns when it was recorded, ISO 8601. */
  async recordPayment(bookingId: string): Promise<string> {
    const at = new Date();
    const payment = { amount: 149, method: 'check', note: '', by: 'desk@example.com', at };
    await this.db.collection('bookings').doc(bookingId).update({ payment_state: 'paid', payment });
    return at.toISOString();
  }

  /** What the office's screen shows of a job that it edits. */
  async seen(bookingId: string): Promise<object> {
    const job = (await this.db.collection('bookings').doc(bookingId).get()).data() as Job<unknown>;
    return editableOf(job);
  }

  /** A price that changed after payment. @returns when, ISO 8601. */
  async openDifference(bookingId: string): Promise<string> {
    const at = new Date();
    const change = { received: 149, price: 129, choice: 'settle', at, by: 'desk@example.com' } as const;
    await this.db
      .collection('bookings')
      .doc(bookingId)
      .update({ price_difference: newDifference(change) });
    return at.toISOString();
  }

  /** A media release that the client of a job signed, for photos; its withdrawal is open. */
  async withdrawnRelease(bookingId: string): Promise<void> {
    const release = buildMediaRelease({ booking_id: bookingId });
    await this.db.collection('media_releases').doc(bookingId).set(toDocument(release));
    const consent_withdrawal = {
      state: 'open',
      uses: ['photo_use_consent'],
      asked_on: '2026-11-20',
      due_on: '2026-12-04',
      done_at: null,
    };
    await this.db.collection('bookings').doc(bookingId).update({ consent_withdrawal });
  }

  async reward(): Promise<string> {
    const referralId = await this.referral();
    const reward = buildReward({ id: referralId, referrer_email: newEmail() });
    await this.db.collection('rewards').doc(referralId).set(toDocument(reward));
    return referralId;
  }

  /** An import of one row that has not begun. */
  async newImport(): Promise<string> {
    const { importId } = await this.office<{ importId: string }>('office-import-begin', {
      kind: 'customers',
      fileHash: randomBytes(32).toString('hex'),
      fileName: 'customers.csv',
      rows: 1,
      columns: [0],
      idempotencyKey: randomUUID(),
    });
    return importId;
  }

  /** The preferences of a mailbox that marked an email as spam. */
  async stoppedMail(): Promise<string> {
    const id = randomUUID();
    const email = { optional: 'stopped', source: 'spam-report', at: new Date() };
    await this.db.collection('contact_preferences').doc(id).set({ email });
    return id;
  }

  /** A member of the office's team. */
  async newMember(): Promise<string> {
    const uid = `member-${randomUUID()}`;
    await this.db
      .collection('admins')
      .doc(uid)
      .set({ email: `${uid}@example.com`, role: 'office' });
    return uid;
  }

  /** An invitation to the team. */
  async invitation(): Promise<string> {
    return (await this.invited()).id;
  }

  async invitationKey(): Promise<string> {
    return (await this.invited()).key;
  }

  private async invited(): Promise<{ id: string; key: string }> {
    const key = newKey();
    const id = createHash('sha256').update(`account-link:${key}`).digest('hex').slice(0, 32);
    const at = new Date();
    await this.db
      .collection('account_links')
      .doc(id)
      .set({
        kind: 'invitation',
        email: newEmail(),
        name: '',
        role: 'office',
        invited_by: drillAdmin.uid,
        nonce: randomUUID(),
        created_at: at,
        expires_at: new Date(at.getTime() + 3_600_000),
        used_by: null,
      });
    return { id, key };
  }

  async newInspector(): Promise<string> {
    const uid = await this.newMember();
    await this.db.collection('admins').doc(uid).update({ inspects: true });
    return uid;
  }

  async deadMail(): Promise<string> {
    return (await this.unconfirmedRequest()).mailId;
  }

  /** A request whose confirmation was given up, with the email address that the office sees. */
  async unconfirmedRequest(): Promise<{ leadId: string; seen: string; mailId: string }> {
    const { id: leadId, email: seen } = await this.newRequest();
    const mailId = `request_received_${leadId}`;
    const at = new Date();
    await this.db
      .collection('mail')
      .doc(mailId)
      .set({
        kind: 'request_received',
        subject: { collection: 'leads', id: leadId },
        recipient_key: mailId,
        state: 'DEAD',
        attempts: 9,
        next_attempt_at: at,
        lease_token: null,
        created_at: at,
        sent_at: null,
        last_error: 'provider:500',
        gave_up_at: at,
      });
    return { leadId, seen, mailId };
  }

  /** Calls as an admin. @throws Error if refused. */
  async office<Answer>(name: string, data: object): Promise<Answer> {
    return this.call<Answer>(name, data, callerHeaders('admin', ''));
  }

  /** Retries while other calls change the same records, as every caller does. @throws Error if refused. */
  async call<Answer>(name: string, data: object, headers: Record<string, string>): Promise<Answer> {
    const asked = {
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': newAddress(), ...headers },
      body: JSON.stringify({ data }),
    };
    let answer = await ask(`${this.url}/${callPath(name)}`, asked);
    for (let tries = 1; answer.status === 503 && tries < triesAtMost; tries += 1) {
      await pause(againAfterMs);
      answer = await ask(`${this.url}/${callPath(name)}`, asked);
    }
    const { result } = trustedJson<{ result?: Answer }>(answer.body);
    if (!result) throw new Error(`${name} answers ${answer.status}: ${answer.body}`);
    return result;
  }
}

/** A network address that has not called before, from a documentation range. */
export function newAddress(): string {
  const group = () => randomInt(0x1_0000).toString(16);
  return `2001:db8:${group()}:${group()}::1`;
}

export function newEmail(): string {
  return `person-${randomUUID().slice(0, 13)}@example.com`;
}

/** The appointment that the office agrees on. */
export const appointment = { scheduled_date: nextWeek(), scheduled_time: '10:00', total_price: 149 };
