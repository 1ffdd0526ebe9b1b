import type { PersonFound } from '@domain/erasure/erase-person';
import { collections, storageFolders } from '@domain/firestore/paths';
import { trustedJson } from '../../trusted-json';
import type { DrillPerson } from './drill-people';
import { tracesIn, tracesOf, type Trace } from './find-traces';
import type { StoreImage } from './scan-stores';

export interface Judged {
  readonly passed: number;
  readonly failures: readonly string[];
}

interface Erased {
  readonly person: DrillPerson;
  /** Keyed hashes that identify the person only within the product. */
  readonly pseudonyms: readonly string[];
  readonly others: readonly DrillPerson[];
  /** The other people who are clients. */
  readonly clients: readonly DrillPerson[];
  readonly before: StoreImage;
  readonly after: StoreImage;
  /** Whether the drill has the stack to itself, so that every document can be compared. */
  readonly alone: boolean;
}

/** Where pseudonyms stay: who did what, without names. */
const trail: readonly string[] = [collections.auditLog, collections.auditHeads];
/** Collections that change on their own or record changes. */
const moving: readonly string[] = [
  ...trail,
  collections.mail,
  collections.mailWindows,
  collections.mailAllowances,
  collections.months,
  collections.stats,
  collections.statsMarks,
  collections.rateLimits,
  collections.formClients,
  collections.loginRequests,
];
/** What became of a record's last email, which may be sent after the first scan. */
const movingFields: readonly string[] = ['forms_mail', 'report_mail', 'received_mail'];
/** Collections with a client's own records. */
const clientCollections: readonly string[] = [
  collections.leads,
  collections.bookings,
  collections.customers,
  collections.agreements,
  collections.mediaReleases,
  collections.sewerScopeQuestionnaires,
  collections.followUpQuestionnaires,
  collections.inspectionReports,
  collections.reportVersions,
  collections.reportReviews,
  collections.visits,
];
/** Collections that repeat jobs by their ids alone. */
const withJobs: readonly string[] = [collections.visits, collections.days, collections.reportReviews];
const collectionOf = (path: string) => path.slice(0, path.indexOf('/'));
const isHeld = (file: string) => file.startsWith(`${storageFolders.signedDocuments}/`);

/** Checks what remains of an erased person and that everyone else's data is intact. */
export function judgeErasure({ person, pseudonyms, others, clients, before, after, alone }: Erased): Judged {
  const failures: string[] = [];
  let passed = 0;
  const expect = (holds: boolean, sentence: string) => {
    if (holds) passed += 1;
    else failures.push(sentence);
  };
  const traces = tracesOf(person);
  const left = [...find(after.documents, traces), ...find(after.accounts, traces)];
  const inFiles = find(after.files, traces).filter(([file]) => !isHeld(file));
  for (const [place, found] of [...left, ...inFiles]) failures.push(`${place} still has ${found.join(', ')}`);
  expect(left.length === 0, 'documents and accounts still name them');
  expect(inFiles.length === 0, 'files outside the hold still name them');

  const known = pseudonyms.map((compact): Trace => ({ what: 'pseudonym', compact }));
  const byPseudonym = find(after.documents, known).filter(([path]) => !trail.includes(collectionOf(path)));
  for (const [place] of byPseudonym) failures.push(`${place} still has their pseudonym`);
  expect(byPseudonym.length === 0, 'their pseudonym is outside the audit trail');
  for (const uid of pseudonyms) expect(!after.accounts.has(uid), 'their account is still there');

  const jobs = jobsOf(before, traces, others.flatMap(tracesOf));
  const withTheirs = [...after.documents].filter(
    ([path, text]) => withJobs.includes(collectionOf(path)) && jobs.some((id) => text.includes(id)),
  );
  for (const [place] of withTheirs) failures.push(`${place} still has a job of theirs`);
  expect(jobs.length > 0 && withTheirs.length === 0, 'their jobs still take time');

  for (const lost of unlikeBefore({ before, after, others, clients, pseudonyms, traces, alone }))
    failures.push(lost);
  for (const other of clients) {
    const [then, now] = [before, after].map((image) => countOf(image, other));
    expect(
      then === now && then !== undefined && then > 0,
      `${other.word} had ${then} records and has ${now}`,
    );
  }
  return { passed, failures };
}

type Found = readonly (readonly [place: string, found: readonly string[]])[];

function find(entries: ReadonlyMap<string, string>, traces: readonly Trace[]): Found {
  return [...entries].flatMap(([place, text]) => {
    const found = tracesIn(text, traces);
    return found.length > 0 ? [[place, found] as const] : [];
  });
}

/** Other people's records that changed. Records that named the erased person, also by a pseudonym, are expected to. */
function unlikeBefore({
  before,
  after,
  others,
  clients,
  pseudonyms,
  traces,
  alone,
}: Pick<Erased, 'before' | 'after' | 'others' | 'clients' | 'pseudonyms' | 'alone'> & {
  readonly traces: readonly Trace[];
}): string[] {
  const ofOthers = others.flatMap(tracesOf);
  const ids = ownIds(before, traces, clients.flatMap(tracesOf));
  return [...before.documents].flatMap(([path, text]) => {
    if (moving.includes(collectionOf(path))) return [];
    if (tracesIn(text, traces).length > 0 || ids.some((id) => text.includes(id))) return [];
    if (pseudonyms.includes(path.slice(path.indexOf('/') + 1))) return [];
    if (!alone && tracesIn(text, ofOthers).length === 0) return [];
    const now = after.documents.get(path);
    if (now === undefined) return [`${path} is gone`];
    const fields = now === text ? [] : changedFields(text, now);
    return fields.length === 0 ? [] : [`${path} has changed: ${fields.join(', ')}`];
  });
}

/** The fields that differ in two images of a document, without those that change on their own. */
function changedFields(then: string, now: string): string[] {
  const [before, after] = [then, now].map((image) =>
    trustedJson<Readonly<Record<string, unknown>>>(image.slice(image.indexOf('{'))),
  ) as [Readonly<Record<string, unknown>>, Readonly<Record<string, unknown>>];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((field) => !movingFields.includes(field))
    .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
}

/**
 * Ids by which documents belong to the person's records, such as payments, links, and receipts, or photos of
 * their own report.
 */
function ownIds(image: StoreImage, traces: readonly Trace[], ofClients: readonly Trace[]): string[] {
  const named = find(image.documents, traces).map(([path]) => path);
  const ids = named.map((path) => path.slice(path.lastIndexOf('/') + 1));
  const photos = named
    .map((path) => image.documents.get(path) ?? '')
    .filter((text) => tracesIn(text, ofClients).length === 0)
    .flatMap((text) => text.match(/inspection-photos\/[\w/-]+\.jpg/g) ?? []);
  return [...ids, ...new Set(photos)];
}

/** The ids of a person's own jobs. */
function jobsOf({ documents }: StoreImage, traces: readonly Trace[], ofOthers: readonly Trace[]): string[] {
  return find(documents, traces)
    .map(([path]) => path)
    .filter((path) => collectionOf(path) === collections.bookings)
    .filter((path) => tracesIn(documents.get(path) ?? '', ofOthers).length === 0)
    .map((path) => path.slice(path.indexOf('/') + 1));
}

/** The number of client records and files in which a person appears. */
function countOf(image: StoreImage, person: DrillPerson): number {
  const traces = tracesOf(person).slice(0, 1);
  const documents = find(image.documents, traces).filter(([path]) =>
    clientCollections.includes(collectionOf(path)),
  );
  return documents.length + find(image.files, traces).length;
}

/**
 * Whether the scan can find everything that must be erased: it found traces in every kind of place
 * beforehand.
 */
export function judgeBefore(
  person: DrillPerson,
  pseudonyms: readonly string[],
  image: StoreImage,
  found: PersonFound,
): Judged {
  const traces = tracesOf(person);
  const documents = new Set(find(image.documents, traces).map(([path]) => collectionOf(path)));
  const files = new Set(find(image.files, traces).map(([file]) => file.split('/')[0] ?? ''));
  const missing = [
    ...[
      ...clientCollections,
      collections.reportShares,
      collections.referrals,
      collections.formSubmissionsLog,
      collections.submissions,
    ].filter((name) => !documents.has(name)),
    ...[storageFolders.inspectionPhotos, storageFolders.reports, storageFolders.signedDocuments].filter(
      (name) => !files.has(name),
    ),
  ];
  const failures = missing.map((name) => `the scan found none of their data in ${name} beforehand`);
  const agreed = [...image.documents.keys()].filter(
    (path) => collectionOf(path) === collections.contactPreferences,
  );
  if (!agreed.some((path) => pseudonyms.some((id) => path.endsWith(`/${id}`)))) {
    failures.push('the scan found no consent to text messages of theirs beforehand');
  }
  const { held, appointments, documentsHeldUntil } = found;
  const counted = held.requests >= 3 && held.jobs >= 2 && held.reports >= 1 && held.signedDocuments >= 2;
  if (!counted || appointments.length === 0 || documentsHeldUntil === null) {
    failures.push(`the office was shown ${JSON.stringify(found)}`);
  }
  return { passed: failures.length === 0 ? 1 : 0, failures };
}
