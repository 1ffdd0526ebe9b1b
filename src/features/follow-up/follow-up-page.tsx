import { appointmentWords } from '@domain/access/appointment-words';
import type { ClientJob } from '@domain/access/client-forms';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { reportedAs } from '@/logging/report-fault';
import { contentOf, isUnsent, type MissedEdit } from '@/offline/outbox-entry';
import { removeEntry } from '@/offline/outbox-store';
import { useEntry } from '@/offline/use-entry';
import { useKeepTyped } from '@/offline/use-keep-typed';
import { Facts } from '@/ui/facts';
import { followUpEntryId } from './follow-up-entry';
import { FollowUpForm } from './follow-up-form';
import { FollowUpThanks } from './follow-up-thanks';
import { followUpValuesIn, type FollowUpValues } from './follow-up-values';
import { FollowUpWaiting } from './follow-up-waiting';
import { typedFollowUp, useFollowUpSubmission } from './use-follow-up-submission';

interface FollowUpPageProps {
  readonly linkKey: string;
  /** null while it can't be loaded; the page then shows what is on the device. */
  readonly job: ClientJob | null;
  /** Loads the booking again. */
  readonly reopen: () => void;
  readonly loading: ReactNode;
  /** Shown if neither the server nor the device has anything to show. */
  readonly unavailable: ReactNode;
}

/** The follow-up questionnaire in any state, according to the server and the device. */
export function FollowUpPage({ linkKey, job, reopen, loading, unavailable }: FollowUpPageProps) {
  const entry = useEntry(followUpEntryId(linkKey));
  const [sent, setSent] = useState<{ readonly missed?: MissedEdit } | null>(null);
  const reportTyped = useKeepTyped(entry);
  const onWrite = useCallback(
    (values: FollowUpValues | null) => reportTyped(values && typedFollowUp(values, linkKey)),
    [reportTyped, linkKey],
  );
  const submission = useFollowUpSubmission(linkKey);
  const answered = job !== null && job.follow_up !== null;

  // Once another device has submitted, a draft or refused answers on this one are obsolete.
  const left =
    answered && entry !== null && entry !== undefined && entry.state !== 'sent' && !isUnsent(entry);
  useEffect(() => {
    if (left)
      removeEntry(followUpEntryId(linkKey)).catch(reportedAs('an old follow-up not removed', undefined));
  }, [left, linkKey]);

  if (sent || entry?.state === 'sent') {
    return <FollowUpThanks when="now" missed={entry?.missed ?? sent?.missed} />;
  }
  if (answered) return <FollowUpThanks when="before" />;
  if (entry === undefined) return loading;
  // The form stays until the submission has a result, even if the entry as read is older than the result.
  if (entry !== null && isUnsent(entry) && submission.phase === 'writing') {
    return <FollowUpWaiting entry={entry} onChange={submission.change} />;
  }
  if (job === null && entry === null) return unavailable;
  return (
    <div style={{ display: 'grid', gap: 32 }}>
      <div style={{ display: 'grid', gap: 16 }}>
        <h1>Follow-up questionnaire</h1>
        <p style={{ margin: 0 }}>
          A few questions about the property, so the inspector comes prepared. It takes about two minutes.
        </p>
        {job !== null && (
          <Facts
            facts={[
              { name: 'Property', value: job.property_address },
              { name: 'Appointment', value: appointmentWords(job) },
            ]}
          />
        )}
      </div>
      <FollowUpForm
        linkKey={linkKey}
        initialValues={followUpValuesIn(entry && contentOf(entry))}
        refusal={entry?.refusal}
        submission={submission}
        waiting={entry !== null && isUnsent(entry)}
        edited={entry?.typed !== undefined}
        onWrite={onWrite}
        onSent={(missed) => setSent(missed ? { missed } : {})}
        onOutdated={reopen}
      />
    </div>
  );
}
