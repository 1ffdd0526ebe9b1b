import { FieldPath, type DocumentData, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { redactionOf, type Redaction } from '@domain/erasure/person-marks';
import { redactValue } from '@domain/erasure/redact-value';
import { auditedCollections } from '@domain/audit/audited-collections';
import { collections, type CollectionName } from '@domain/firestore/paths';
import type { InspectionReport } from '@domain/report/report';
import { reportKeys } from '@domain/report/report-keys';
import { rawCollection } from '../platform/collection-of';
import { deleteFolder } from '../platform/delete-folder';
import { bucket } from '../platform/storage';
import { confirmationPath, repairListFiles } from '../records/report/report-paths';
import { reportVersions } from '../records/report/stored-version';
import { reportShares } from '../records/share/stored-share';
import { changeRecord } from './change-record';
import type { ErasureStep } from './erasure-step';

const atOnce = 300;

/**
 * Collections without personal text: states, numbers, pseudonyms and keys, or records that the law requires
 * unchanged.
 */
const unread: ReadonlySet<CollectionName> = new Set([
  collections.admins,
  collections.adminAccounts,
  collections.privateCalendars,
  collections.busyTimes,
  collections.signInPolicy,
  collections.accountLinks,
  collections.customerEdits,
  collections.contactPreferences,
  collections.rewardClaims,
  collections.propertyMoves,
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
  collections.pushSubscriptions,
  collections.inspectionPhotos,
  collections.films,
  collections.formClients,
  collections.logClearings,
  collections.rateLimits,
  collections.auditLog,
  collections.auditHeads,
  collections.migrations,
  collections.settings,
  collections.settingsVersions,
  collections.days,
  collections.months,
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
    const ordered = rawCollection(collection).orderBy(FieldPath.documentId()).limit(atOnce);
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
  row: QueryDocumentSnapshot,
  redaction: Redaction,
  now: Date,
): Promise<void> {
  const isVersion = collection === collections.reportVersions;
  const changesOf = (stored: DocumentData) => {
    const changes = cleanFields(collection, stored, redaction);
    if (changes && collection === collections.inspectionReports) {
      return { ...changes, search_keys: reportKeys(row.id, { ...stored, ...changes } as InspectionReport) };
    }
    // The PDF has the same text, so it is rendered again.
    return changes && isVersion ? { ...changes, pdf: null } : changes;
  };
  if (!changesOf(row.data())) return;
  const version = isVersion ? (await reportVersions().doc(row.id).get()).data() : undefined;
  // Before the record changes, because a renderer would adopt a file that is still there.
  if (version?.pdf) await bucket().file(version.pdf.path).delete({ ignoreNotFound: true });
  const deleteConfirmation = async () => {
    if (!version) return;
    const path = confirmationPath(version.report_id, version.version);
    await bucket().file(path).delete({ ignoreNotFound: true });
  };
  await deleteConfirmation();
  const lists = version ? repairListFiles(version.report_id) : await listsOfShare(collection, row.id);
  if (lists) await deleteFolder(lists);
  await changeRecord(row.ref, changesOf, now, { audited: collection in auditedCollections });
  // Again, because a reader may have triggered a new PDF with the old text meanwhile.
  await deleteConfirmation();
  if (lists) await deleteFolder(lists);
}

/**
 * Where the PDFs of a share's repair request list are, which repeat text of their version and share; they are rendered
 * again on request. Null for other records.
 */
async function listsOfShare(collection: CollectionName, id: string): Promise<string | null> {
  if (collection !== collections.reportShares) return null;
  const share = (await reportShares().doc(id).get()).data();
  return share ? repairListFiles(share.report_id, id) : null;
}

function cleanFields(collection: CollectionName, stored: DocumentData, redaction: Redaction) {
  // A log entry names only its sender, and expires automatically.
  const everyField = collection === collections.formSubmissionsLog;
  const clean = redactValue(stored, redaction, { everyField }) as DocumentData;
  if (clean === stored) return null;
  return Object.fromEntries(Object.entries(clean).filter(([field, value]) => value !== stored[field]));
}
