import type { ClientJob } from '@domain/access/client-forms';
import { useRef, useState } from 'react';
import { reportFault } from '@/logging/report-fault';
import { deliver } from '@/offline/deliver';
import { newEntry, rewriteEntry } from '@/offline/new-entry';
import type { MissedEdit, OutboxEntry } from '@/offline/outbox-entry';
import type { DocumentToSign } from '../document-to-sign';
import { askForPdf, prepareSigning, sendSigning } from './send-signing';
import { judgeSigning, type SigningFailure } from './signing-problem';
import type { SigningValues } from './signing-values';

/**
 * `missed`: the edits that the signed version lacks, because an earlier attempt had succeeded without a response.
 */
export type SigningOutcome = { readonly kind: 'signed'; readonly missed?: MissedEdit } | SigningFailure;

/**
 * Signs a document. One idempotency key is used until the page is left, so that repeated presses, edited or not,
 * sign once.
 */
export function useSigning(documentToSign: DocumentToSign, job: ClientJob, linkKey: string) {
  const [submitting, setSubmitting] = useState(false);
  const busy = useRef(false);
  const signing = useRef<OutboxEntry | null>(null);

  /** Returns null while another attempt is in progress. */
  const sign = async (values: SigningValues): Promise<SigningOutcome | null> => {
    if (busy.current) return null;
    if (!navigator.onLine) return { kind: 'problem', problem: { kind: 'offline' } };
    busy.current = true;
    setSubmitting(true);
    try {
      const now = new Date();
      const submission = await prepareSigning(documentToSign, { linkKey, job, values });
      const before = signing.current;
      const entry = before
        ? rewriteEntry(before, submission, now.getTime())
        : newEntry(submission, 'queued', now.getTime());
      signing.current = { ...entry, outcomeUnknown: true };
      const { missed } = await deliver(entry, ({ data, idempotencyKey }) =>
        sendSigning({ ...submission, data }, idempotencyKey, now),
      );
      askForPdf(documentToSign.text.type, linkKey);
      return { kind: 'signed', ...(missed && { missed }) };
    } catch (failure) {
      reportFault('a document not signed', failure);
      return judgeSigning(failure);
    } finally {
      busy.current = false;
      setSubmitting(false);
    }
  };

  return { submitting, sign };
}
