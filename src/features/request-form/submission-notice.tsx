import { waitSentence } from '@domain/rate-limit/window';
import { useEffect, useRef } from 'react';
import type { OutboxEntry } from '@/offline/outbox-entry';
import { CallUs } from '@/ui/call-us';
import { CoreIcon } from '@/ui/core-icon';
import { NotSentYet } from '@/shared/unsent/not-sent-yet';
import { Notice } from '@/ui/notice';
import { unsentChanges } from '@/shared/unsent/unsent-changes';
import { CallText } from '@/ui/call-text';
import { notConfirmed, savedOnDevice, timeTakenSent } from './request-texts';
import { thankYouAddress } from './thank-you-address';
import { MissedRequestChange } from '@/shared/request/missed-request-change';
import type { SubmissionPhase } from './use-request-submission';

type Waiting = Extract<SubmissionPhase, { kind: 'waiting' }>;

interface SubmissionNoticeProps {
  readonly phase: SubmissionPhase;
  /** The request's entry; `undefined` where the device has none. */
  readonly entry: OutboxEntry | undefined;
}

/** The state of a submitted request that was not sent at once. */
export function SubmissionNotice({ phase, entry }: SubmissionNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  // The last edit may be stored a moment after the response.
  const missed = phase.kind === 'sent' ? (entry?.missed ?? phase.missed) : undefined;
  const toRead = phase.kind === 'waiting' || missed !== undefined;
  useEffect(() => {
    if (toRead) notice.current?.focus();
  }, [phase.kind, toRead]);

  return (
    <div role="status">
      {phase.kind === 'waiting' && (
        <Notice ref={notice} tabIndex={-1} tone={isFault(phase.reason) ? 'error' : 'calm'}>
          <CoreIcon name={isFault(phase.reason) ? 'alert' : 'cloud-off'} />
          <div>
            <WaitingText {...phase} />
            {entry?.typed !== undefined && (
              <p>
                <strong>{unsentChanges}</strong> Press “Send It Now” to send them.
              </p>
            )}
          </div>
        </Notice>
      )}
      {phase.kind === 'sent' && (
        <Notice ref={notice} tabIndex={-1} tone={missed ? 'error' : 'calm'}>
          <CoreIcon name={missed ? 'alert' : 'check-circle'} />
          <div>
            {missed ? (
              <MissedRequestChange missed={missed} />
            ) : (
              <p>
                <strong>{sentText(entry?.receipt)}</strong>
              </p>
            )}
            <p style={{ marginTop: 8 }}>
              <a href={thankYouAddress(entry?.receipt)}>See what happens next</a>
            </p>
          </div>
        </Notice>
      )}
    </div>
  );
}

function sentText(receipt: OutboxEntry['receipt']): string {
  if (receipt?.confirmed) return 'Sent. Your inspection is confirmed.';
  return receipt?.taken ? timeTakenSent : 'Sent. We have your request.';
}

function isFault(reason: Waiting['reason']): reason is 'no-answer' | 'server' {
  return reason === 'no-answer' || reason === 'server';
}

function WaitingText({ reason, retryAfterSeconds }: Waiting) {
  if (isFault(reason)) return <NotSentYet reason={reason} thing="request" />;
  if (reason === 'rate-limited' && retryAfterSeconds !== undefined) {
    return (
      <>
        <p>
          <strong>
            <CallText>{waitSentence(retryAfterSeconds)}</CallText>
          </strong>
        </p>
        <p>
          Not sent yet. What you typed is saved on this device. Keep this page open and we’ll send it when the
          wait is over. Can’t wait? Call us at <CallUs />.
        </p>
      </>
    );
  }
  if (reason === 'unverified') {
    return (
      <>
        <p>
          <strong>
            <CallText>{notConfirmed}</CallText>
          </strong>
        </p>
        <p>
          Not sent yet. What you typed is saved on this device, and we’ll keep trying. Can’t wait? Call us at{' '}
          <CallUs />.
        </p>
      </>
    );
  }
  return (
    <>
      <p>
        <strong>{savedOnDevice}</strong>
      </p>
      <p>Leave this page open or come back later, and we’ll send it then.</p>
    </>
  );
}
