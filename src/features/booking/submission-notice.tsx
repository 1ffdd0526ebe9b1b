import { routes } from '@domain/business/routes';
import { waitSentence } from '@domain/rate-limit/window';
import { useEffect, useRef } from 'react';
import { CoreIcon } from '@/ui/core-icon';
import { Notice } from '@/ui/notice';
import { notConfirmed, savedOnDevice } from './booking-texts';
import type { SubmissionPhase } from './use-booking-submission';

/** What became of the request that was just submitted, where it did not go through at once. */
export function SubmissionNotice({ phase }: { readonly phase: SubmissionPhase }) {
  const notice = useRef<HTMLDivElement>(null);
  const shown = phase.kind === 'waiting' || phase.kind === 'sent';
  useEffect(() => {
    if (phase.kind === 'waiting') notice.current?.focus();
  }, [phase.kind]);

  return (
    <div role="status">
      {shown && (
        <Notice ref={notice} tabIndex={-1}>
          <CoreIcon name={phase.kind === 'sent' ? 'check-circle' : 'cloud-off'} />
          <div>
            {phase.kind === 'sent' ? (
              <SentText firstVersionKept={phase.firstVersionKept} />
            ) : (
              <WaitingText {...phase} />
            )}
          </div>
        </Notice>
      )}
    </div>
  );
}

const editTooLate =
  'Your last change came too late: the request before it may be on its way, and stands. Please call us about the change.';

function SentText({ firstVersionKept }: { readonly firstVersionKept: true | undefined }) {
  return (
    <>
      <p>
        <strong>Sent. We have your request.</strong>
      </p>
      {firstVersionKept && <p>{editTooLate}</p>}
      <p>
        <a href={routes.thankYou}>See what happens next</a>
      </p>
    </>
  );
}

function WaitingText({
  reason,
  retryAfterSeconds,
  firstVersionKept,
}: Extract<SubmissionPhase, { kind: 'waiting' }>) {
  if (reason === 'rate-limited' && retryAfterSeconds !== undefined) {
    return (
      <>
        <p>
          <strong>{waitSentence(retryAfterSeconds)}</strong>
        </p>
        <p>
          What you typed is saved on this device. While this page is open, we send it when the time is up.
        </p>
      </>
    );
  }
  if (reason === 'unverified') {
    return (
      <>
        <p>
          <strong>{notConfirmed}</strong>
        </p>
        <p>What you typed is saved on this device, and we try again by ourselves.</p>
      </>
    );
  }
  return (
    <>
      <p>
        <strong>{savedOnDevice}</strong>
      </p>
      <p>You can leave this page open, or come back to it later: it is sent then.</p>
      {firstVersionKept && <p>{editTooLate}</p>}
    </>
  );
}
