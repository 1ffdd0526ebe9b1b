import { arrivalWords } from '@domain/appointment/arrival';
import { rewardDisclosure } from '@domain/business/reward-disclosure';
import type { Introduction } from '@domain/referral/introduction-calls';
import { askedTimeWords, timeTaken } from '@domain/request/asked-time';
import { promisesOf } from '@domain/settings/promises-of';
import { dollars } from '@domain/text/dollars';
import { useEffect, type ReactNode } from 'react';
import { reportedAs } from '@/logging/report-fault';
import { isUnsent, type MissedEdit } from '@/offline/outbox-entry';
import { removeEntry } from '@/offline/outbox-store';
import { useEntry } from '@/offline/use-entry';
import { useSettings } from '@/settings/use-settings';
import { MissedRequestChange } from '@/shared/request/missed-request-change';
import { CallUs } from '@/ui/call-us';
import { CoreIcon } from '@/ui/core-icon';
import { Facts } from '@/ui/facts';
import { MessagePage } from '@/ui/message-page';
import { Notice } from '@/ui/notice';
import { useFocusedHeading } from '@/ui/use-focused-heading';
import { IntroductionForm } from './introduction-form';
import { introductionEntryId } from './introduction-values';

interface IntroductionPageProps {
  readonly linkKey: string;
  readonly introduction: Introduction;
  /** Loads the link again. Must be a stable function. */
  readonly reopen: () => Promise<unknown>;
  readonly loading: ReactNode;
  /** How to reach the office. */
  readonly contact: ReactNode;
}

/** A referred client's booking form, prefilled, or what they already asked for or booked. */
export function IntroductionPage({ linkKey, introduction, reopen, loading, contact }: IntroductionPageProps) {
  const { bookingConfirmation } = promisesOf(useSettings().promises);
  const id = introductionEntryId(linkKey);
  const entry = useEntry(id);
  const sent = entry?.state === 'sent';
  const free = introduction.kind === 'free';

  // Another device was first: what is left on this one is obsolete.
  const left = !free && entry !== null && entry !== undefined && !sent && !isUnsent(entry);
  useEffect(() => {
    if (left) removeEntry(id).catch(reportedAs('an old request not removed', undefined));
  }, [left, id]);
  // It may have been sent in the background.
  useEffect(() => {
    if (sent && free) void reopen();
  }, [sent, free, reopen]);

  if (introduction.kind === 'agreed') {
    return (
      <MessagePage icon="check" tone="done" title="Your appointment is set" actions={contact}>
        <p>
          <strong>{arrivalWords(introduction.appointment)}</strong>
        </p>
        <p>The email with your appointment has the link to change it, and three short forms.</p>
      </MessagePage>
    );
  }
  if (introduction.kind === 'asked' || sent) {
    const asked = free ? null : introduction;
    return <Asked asked={asked} missed={entry?.missed} contact={contact} />;
  }
  if (entry === undefined) return loading;
  return (
    <div style={{ display: 'grid', gap: 32 }}>
      <div style={{ display: 'grid', gap: 16 }}>
        <h1>Choose a time</h1>
        <p style={{ margin: 0 }}>
          We’ve filled in what we were given. Check it, choose a time that works for you, and send it to us.{' '}
          {bookingConfirmation}
        </p>
        <Facts
          facts={[
            { name: 'Inspection', value: `${introduction.service_type}, ${dollars(introduction.price)}` },
          ]}
        />
        {introduction.reward > 0 && <p style={{ margin: 0 }}>{rewardDisclosure(introduction.reward)}</p>}
      </div>
      <IntroductionForm {...{ linkKey, entry, introduction }} onOutdated={() => void reopen()} />
    </div>
  );
}

interface AskedProps {
  /** Null until the server has said what it has. */
  readonly asked: Extract<Introduction, { kind: 'asked' }> | null;
  /** The last edit, if the server doesn't have it. */
  readonly missed: MissedEdit | undefined;
  readonly contact: ReactNode;
}

function Asked({ asked, missed, contact }: AskedProps) {
  const { bookingConfirmation } = promisesOf(useSettings().promises);
  const page = useFocusedHeading();
  return (
    <div ref={page}>
      <MessagePage icon="check" tone="done" title="We have your request" actions={contact}>
        {asked && (
          <p role="status">
            You asked for <strong>{askedTimeWords(asked.asked)}</strong>.{asked.taken && ` ${timeTaken}`}
          </p>
        )}
        {missed && (
          <Notice tone="error">
            <CoreIcon name="alert" />
            <div>
              <MissedRequestChange missed={missed} />
            </div>
          </Notice>
        )}
        <p>{bookingConfirmation} Then you’ll get a calendar entry and three short forms.</p>
        <p>
          Need another time? <CallUs>Call us</CallUs>.
        </p>
      </MessagePage>
    </div>
  );
}
