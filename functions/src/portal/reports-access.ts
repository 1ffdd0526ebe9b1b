import type { Transaction } from 'firebase-admin/firestore';
import type { AccessKind } from '@domain/access/access-link';
import { normalizeEmail } from '@domain/contact/email';
import type { ReportsRefusal } from '@domain/portal/reports-calls';
import { toReportForm } from '@domain/report/report-record';
import { commit } from '../platform/commit';
import { config } from '../platform/config';
import { countRate, type Counted } from '../platform/rate-limit';
import { openKey, reader } from '../records/access/open-key';
import { jobs, storedJob } from '../records/job/stored-job';
import { reports } from '../records/report/stored-report';
import type { OpenedByKey } from './reports-of-key';

interface Credentials {
  readonly email: string;
  readonly key: string;
}

interface OpenAccess extends OpenedByKey {
  readonly state: 'open';
  readonly name: string;
}

type Access = OpenAccess | { readonly state: ReportsRefusal };

interface Owner {
  readonly customerId: string | null;
  readonly email: string;
  readonly name: string;
}

/** The kinds of keys accepted as a Booking ID, with the scope each must have. */
const purposes = [
  { kind: 'booking', scope: 'forms' },
  { kind: 'report', scope: 'report' },
] as const satisfies readonly { readonly kind: AccessKind; readonly scope: string }[];

/**
 * What an email address and a Booking ID give access to at `now`. A network with too many misses always gets
 * `closed`, even for valid credentials. Misses are not counted by key, so that a stranger can't lock out its owner.
 */
export function reportsAccess(credentials: Credentials, client: Counted, now: Date): Promise<Access> {
  return commit('reports-access', async (transaction): Promise<Access> => {
    const limit = config.reportsMissLimit;
    const miss = await countRate(transaction, 'reports-miss', client, now, limit);
    if (!miss.allowed) return { state: 'closed' };
    const access = await judge(transaction, credentials, now);
    if (access.state !== 'open') miss.record();
    return access;
  });
}

async function judge(transaction: Transaction, { email, key }: Credentials, now: Date): Promise<Access> {
  for (const purpose of purposes) {
    const opened = await openKey(key, purpose, now, reader(transaction));
    if (opened.state === 'unknown') continue;
    if (opened.state !== 'open') return { state: 'closed' };
    const owner = await ownerOf(transaction, purpose.kind, opened.subject);
    if (!owner || owner.customerId === null) return { state: 'closed' };
    if (normalizeEmail(owner.email) !== normalizeEmail(email)) return { state: 'other-email' };
    return {
      state: 'open',
      customerId: owner.customerId,
      name: owner.name,
      of: { kind: purpose.kind, id: opened.subject },
    };
  }
  return { state: 'unknown' };
}

async function ownerOf(transaction: Transaction, kind: AccessKind, subject: string): Promise<Owner | null> {
  const jobOf = async (id: string) => {
    const job = storedJob(await transaction.get(jobs().doc(id)));
    return job ? { customerId: job.customer_id, email: job.customer.email, name: job.customer.name } : null;
  };
  if (kind === 'booking') return jobOf(subject);
  const report = (await transaction.get(reports().doc(subject))).data();
  if (!report) return null;
  if (report.booking_id !== null) return jobOf(report.booking_id);
  const { clientName, clientEmail } = toReportForm(report);
  return { customerId: report.customer_id, email: clientEmail, name: clientName };
}
