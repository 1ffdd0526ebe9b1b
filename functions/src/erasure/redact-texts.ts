import { FieldPath, type DocumentSnapshot } from 'firebase-admin/firestore';
import { redactionOf, type Redaction } from '@domain/erasure/person-marks';
import { redactValue } from '@domain/erasure/redact-value';
import { auditedCollections } from '@domain/audit/audited-collections';
import { collections, type CollectionName } from '@domain/firestore/paths';
import { firestore } from '../platform/firestore';
import { bucket } from '../platform/storage';
import type { StoredPdf } from '../records/file/pdf-file';
import { repairListPath } from '../records/report/report-paths';
import { changeRecord } from './change-record';
import type { ErasureStep } from './erasure-step';

const atOnce = 300;

/**
 * Collections without personal text: states, numbers, pseudonyms and keys, or records that the law requires
 * unchanged.
 */
const unread: ReadonlySet<CollectionName> = new Set([
  collections.admins,
  collections.rewardClaims,
  collections.jobDeletions,
  collections.personErasures,
  collections.paymentEvents,
  collections.accessLinks,
  collections.loginRequests,
  collections.portalBrowsers,
  collections.portalSessions,
  collections.mail,
  collections.mailWindows,
  collections.mailAllowances,
  collections.inspectionPhotos,
  collections.formClients,
  collections.logClearings,
  collections.rateLimits,
  collections.auditLog,
  collections.auditHeads,
  collections.stats,
  collections.statsMarks,
]);
/** All other collections, so that a new one is redacted by default. */
const read = Object.values(collections).filter((name) => !unread.has(name));

/**
 * Goes through all remaining texts page by page and redacts the person from what others wrote: notes, answers,
 * messages. Records of others keep their own names and phone numbers.
 */
export const redactTexts: ErasureStep = {
  name: 'texts',
  async run({ reference, marks, cursor }, now) {
    const collection = read.find((name) => name === cursor?.collection) ?? read[0];
    if (!collection) return 'done';
    const redaction = redactionOf(marks);
    const ordered = firestore().collection(collection).orderBy(FieldPath.documentId()).limit(atOnce);
    const page = await (cursor?.after ? ordered.startAfter(cursor.after) : ordered).get();
    for (const row of page.docs) await redact(collection, row, redaction, now);
    const last = page.docs.at(-1);
    if (last && page.size === atOnce) {
      await reference.update({ cursor: { collection, after: last.id } });
      return 'more';
    }
    const next = read[read.indexOf(collection) + 1];
    await reference.update({ cursor: next ? { collection: next, after: '' } : null });
    return next ? 'more' : 'done';
  },
};

async function redact(
  collection: CollectionName,
  row: DocumentSnapshot,
  redaction: Redaction,
  now: Date,
): Promise<void> {
  const changesOf = (snapshot: DocumentSnapshot) => {
    const changes = cleanFields(collection, snapshot, redaction);
    // The PDF has the same text, so it is rendered again.
    return changes && collection === collections.reportVersions ? { ...changes, pdf: null } : changes;
  };
  if (!changesOf(row)) return;
  const pdf = collection === collections.reportVersions ? (row.get('pdf') as StoredPdf | null) : null;
  // Before the record changes, because a renderer would adopt a file that is still there.
  if (pdf) await bucket().file(pdf.path).delete({ ignoreNotFound: true });
  await removeListFiles(collection, row);
  await changeRecord(row.ref, changesOf, now, { audited: collection in auditedCollections });
  // Again, because a reader may have triggered a new PDF with the old text meanwhile.
  await removeListFiles(collection, row);
}

/**
 * Deletes the PDFs of repair request lists, which repeat text of their version and share; they are rendered again on
 * request.
 */
async function removeListFiles(collection: CollectionName, row: DocumentSnapshot): Promise<void> {
  const isShare = collection === collections.reportShares;
  if (!isShare && collection !== collections.reportVersions) return;
  const reportId = row.get('report_id') as string;
  await bucket().deleteFiles({ prefix: repairListPath(reportId, isShare ? row.id : undefined) });
}

function cleanFields(collection: CollectionName, snapshot: DocumentSnapshot, redaction: Redaction) {
  const data = snapshot.data() ?? {};
  // A log entry names only its sender, and expires automatically.
  const everyField = collection === collections.formSubmissionsLog;
  const clean = redactValue(data, redaction, { everyField }) as Record<string, unknown>;
  if (clean === data) return null;
  return Object.fromEntries(Object.entries(clean).filter(([field, value]) => value !== data[field]));
}
