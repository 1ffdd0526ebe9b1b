import type { Transaction } from 'firebase-admin/firestore';
import { collections } from '@domain/firestore/paths';
import { filmsStanding } from '../records/film/films-standing';
import { films, type StoredFilm } from '../records/film/stored-film';
import { mails } from '../records/mail/mail-document';
import { mailId, writeMailIntent } from '../records/mail/write-mail-intent';
import type { ReportWithId } from '../records/report/report-of-job';
import { readReportPayment } from '../records/report/report-payment';
import { reportVersions, versionId } from '../records/report/stored-version';

interface Arrived {
  readonly id: string;
  /** As it will be stored. */
  readonly film: StoredFilm;
}

/**
 * The email to a client whose report was sent before its films were there: once no film of it is to come, and never
 * twice for a version. While the report is unpaid nothing is sent: the email about the payment leads to the film then.
 * Reads only; `write` queues it. Null if nothing is due.
 */
export async function prepareFilmMail(
  transaction: Transaction,
  { id: reportId, report }: ReportWithId,
  arrived: Arrived,
  now: Date,
): Promise<{ readonly write: () => void } | null> {
  const isNamed = (named: readonly { readonly id: string }[]) => named.some(({ id }) => id === arrived.id);
  if (report.sent_version === null || !isNamed(report.films)) return null;
  if (report.sent_version !== report.version) {
    // The client was not sent the newest version yet; its email will lead to a film that is new in it.
    const reference = reportVersions().doc(versionId(reportId, report.sent_version));
    const sent = (await transaction.get(reference)).data();
    if (!sent || !isNamed(sent.films)) return null;
  }
  const others = report.films.filter(({ id }) => id !== arrived.id).map(({ id }) => films().doc(id));
  const snapshots = others.length === 0 ? [] : await transaction.getAll(...others);
  const known = new Map([
    [arrived.id, arrived.film],
    ...snapshots.map((snapshot) => [snapshot.id, snapshot.data()] as const),
  ]);
  const { coming, until } = filmsStanding(report, (id) => known.get(id), now);
  if (coming || until === null) return null;
  const { state } = await readReportPayment(reportId, report.booking_id, transaction);
  if (state === 'unpaid') return null;
  const subject = { collection: collections.inspectionReports, id: reportId };
  const intent = { kind: 'film_ready' as const, subject, occasion: `version-${report.version}` };
  if ((await transaction.get(mails().doc(mailId(intent)))).exists) return null;
  return {
    write: () => void writeMailIntent(transaction, { ...intent, recipient: report.client_email, now }),
  };
}
