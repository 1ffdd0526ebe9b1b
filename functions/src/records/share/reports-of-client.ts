import { normalizeEmail } from '@domain/contact/email';
import type { SharedParts } from '@domain/share/report-share';
import { inParts } from '../../platform/in-parts';
import { readable } from '../../platform/readable';
import { workingKeys } from '../access/working-keys';
import { isOpen, ownReport, type OwnReport } from '../report/own-report';
import { reports, type StoredReport } from '../report/stored-report';
import { reportShares } from './stored-share';

/** The client on whose report a comparison is. */
export interface ComparingClient {
  readonly customerId: string;
  readonly email: string;
}

/** An earlier report of a property that a client may read. */
export interface ClientsReport extends OwnReport {
  /** What its owner agreed to show them; null for a report of their own, of which they see everything. */
  readonly shared: SharedParts | null;
}

/**
 * The reports of a property that may be used on a client's report, newest inspection first: their own, and those that
 * their owner has shared with them by email as long as that link works. Each is paid or waived: before, no findings leave
 * the server. Any other client’s stays out.
 */
export async function reportsOfClient(
  propertyId: string,
  { customerId, email }: ComparingClient,
  now: Date,
): Promise<readonly ClientsReport[]> {
  if (propertyId === '') return [];
  const there = await reports()
    .where('property_id', '==', propertyId)
    .orderBy('report_date', 'desc')
    .limit(reportsAtMost)
    .get();
  const found = readable(there.docs);
  const shared = await sharedWith(
    found.filter(({ stored }) => stored.customer_id !== customerId).map(({ id }) => id),
    email,
    now,
  );
  const theirs = await Promise.all(
    found.map(({ id, stored }) =>
      usedBy(id, stored, stored.customer_id === customerId ? null : shared.get(id)),
    ),
  );
  return theirs.filter((report) => report !== null);
}

/** The same for one report, of whatever property. Null if it may not be used. */
export async function reportOfClient(
  id: string,
  report: StoredReport,
  { customerId, email }: ComparingClient,
  now: Date,
): Promise<ClientsReport | null> {
  if (report.customer_id === customerId) return usedBy(id, report, null);
  return usedBy(id, report, (await sharedWith([id], email, now)).get(id));
}

/** @param parts what was shared of it; null for the client’s own, undefined for neither */
async function usedBy(
  id: string,
  report: StoredReport,
  parts: SharedParts | null | undefined,
): Promise<ClientsReport | null> {
  if (parts === undefined) return null;
  const own = await ownReport(id, report);
  return own && isOpen(own) ? { ...own, shared: parts } : null;
}

/** Of one property; its reports are years apart. */
const reportsAtMost = 50;

/** What was shared of these reports with an email address, in the widest share of each that works now. */
async function sharedWith(
  reportIds: readonly string[],
  email: string,
  now: Date,
): Promise<ReadonlyMap<string, SharedParts>> {
  const parts = inParts(reportIds).map((some) =>
    reportShares().where('report_id', 'in', some).where('revoked_at', '==', null).get(),
  );
  const recipient = normalizeEmail(email);
  const shares = (await Promise.all(parts))
    .flatMap(({ docs }) => readable(docs))
    .filter(
      ({ stored }) =>
        stored.kind === 'report' &&
        !stored.waiting &&
        stored.recipient_email !== '' &&
        normalizeEmail(stored.recipient_email) === recipient,
    );
  const keys = await workingKeys(
    'share',
    shares.map(({ id }) => id),
    now,
  );
  const widest = new Map<string, SharedParts>();
  for (const { id, stored } of shares) {
    if (!keys.has(id)) continue;
    const known = widest.get(stored.report_id);
    widest.set(stored.report_id, known ? bothOf(known, stored.parts) : stored.parts);
  }
  return widest;
}

function bothOf(one: SharedParts, other: SharedParts): SharedParts {
  return {
    photos: one.photos || other.photos,
    costs: one.costs || other.costs,
    notes: one.notes || other.notes,
    pdf: one.pdf || other.pdf,
    video: one.video || other.video,
  };
}
