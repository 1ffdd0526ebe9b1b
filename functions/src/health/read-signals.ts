import { Timestamp, type DocumentData, type Query } from 'firebase-admin/firestore';
import { collections } from '@domain/firestore/paths';
import { signingTypes } from '@domain/legal/legal-text';
import { isStuck } from '../erasure/is-stuck';
import { rawCollection } from '../platform/collection-of';
import { readable } from '../platform/readable';
import { withoutFile } from '../platform/without-file';
import { customerEdits } from '../records/customer/customer-edit';
import { runningErasures } from '../records/erasure/erasure';
import { mails } from '../records/mail/mail-document';
import { propertyMoves } from '../records/property/stored-move';
import { reportVersions } from '../records/report/stored-version';
import { signedDocuments } from '../records/signing/stored-signed-document';
import { heartbeatReference } from '../records/stats/heartbeat';
import type { HealthSignals } from './judge-health';

const overdueMs = 15 * 60_000;
const stuckMs = 30 * 60_000;
/** Reached after 15 minutes of backoff. */
const refusedAttempts = 6;

/**
 * Errors of the provider, the network or our configuration, at most the 30 of one query. A 400, or the refusal of a
 * recipient over SMTP, concerns one email.
 */
const commonReasons = [
  ...[
    ...['401', '403', '429', '500', '502', '503', '504'],
    ...['unreachable', 'ECONNABORTED', 'ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT'],
    ...['ECONNECTION', 'EDNS', 'ESOCKET', 'ETLS', 'CERT_HAS_EXPIRED'],
  ].map((reason) => `provider:${reason}`),
  ...['421', '454', '502', '530', '534', '535', '538'].map((reply) => `smtp:${reply}`),
  ...['550', '553', '554'].map((reply) => `smtp-sender:${reply}`),
];

export interface Found {
  readonly signals: HealthSignals;
  /** Given-up emails that the office has to handle, at most 1,000. */
  readonly deadLetters: number;
}

/** As many as the sweeper processes in one round. */
const erasuresAtMost = 20;

/** As many files as are looked at: of signed documents by their kind, and of reports. */
const missingAtMost = 20;

/**
 * Costs eleven reads, plus one for each running erasure, correction or move and each missing file, whatever the amount
 * of data.
 */
export async function readSignals(now: Date): Promise<Found> {
  const ago = (ms: number) => Timestamp.fromMillis(now.getTime() - ms);
  const mail = mails();
  const [beat, overdue, refused, stuckJob, erasures, edits, moves, dead, ...missing] = await Promise.all([
    heartbeatReference().get(),
    countOf(
      mail
        .where('state', 'in', ['PENDING', 'RETRY', 'LEASED'])
        .where('next_attempt_at', '<=', ago(overdueMs))
        .limit(1),
    ),
    countOf(
      mail
        .where('state', '==', 'RETRY')
        .where('last_error', 'in', commonReasons)
        .where('attempts', '>=', refusedAttempts)
        .limit(1),
    ),
    countOf(
      rawCollection(collections.jobDeletions)
        .where('state', '==', 'RUNNING')
        .where('created_at', '<=', ago(stuckMs))
        .limit(1),
    ),
    // Read, not counted, because an erasure that waits for its last email may be hours old.
    runningErasures(erasuresAtMost).get(),
    customerEdits().where('state', '==', 'RUNNING').limit(erasuresAtMost).get(),
    propertyMoves().where('state', '==', 'RUNNING').limit(erasuresAtMost).get(),
    countOf(mail.where('gave_up_at', '>', Timestamp.fromMillis(0)).limit(1000)),
    ...signingTypes.map((type) => withoutFile(signedDocuments(type), missingAtMost)),
    withoutFile(reportVersions(), missingAtMost),
  ]);
  const heartbeat = beat.data();
  return {
    signals: {
      sweptAt: heartbeat?.swept_at.toDate() ?? null,
      failedParts: heartbeat?.failed.length ?? 0,
      overdueMail: overdue > 0,
      refusedMail: refused > 0,
      // A record is made when it is signed or sent, and an erasure that changes it takes its file away.
      overduePdf: missing.flat().some(({ updateTime }) => updateTime.toMillis() <= now.getTime() - overdueMs),
      stuckDeletion:
        stuckJob > 0 ||
        readable(erasures.docs).some(({ stored }) => isStuck(stored, now)) ||
        readable(edits.docs).some(({ stored }) => stored.created_at.toMillis() <= now.getTime() - stuckMs) ||
        // Each step changes the record. Undo may begin long after the move was made.
        moves.docs.some(({ updateTime }) => updateTime.toMillis() <= now.getTime() - stuckMs),
    },
    deadLetters: dead,
  };
}

/** A count query costs one read per thousand entries, at least one. */
async function countOf<Record, Fields extends DocumentData>(query: Query<Record, Fields>): Promise<number> {
  return (await query.count().get()).data().count;
}
