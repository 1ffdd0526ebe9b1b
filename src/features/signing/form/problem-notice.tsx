import type { SigningFacts } from '@domain/legal/signing-facts';
import { dollars } from '@domain/text/dollars';
import { longDate } from '@domain/time/calendar-date';
import { useEffect, useRef } from 'react';
import { CallUs } from '@/ui/call-us';
import { CoreIcon } from '@/ui/core-icon';
import { notSentYet } from '@/shared/unsent/not-sent-yet';
import { Facts } from '@/ui/facts';
import { Notice } from '@/ui/notice';
import { PlainButton } from '@/ui/plain-button';
import { CallText } from '@/ui/call-text';
import type { SigningProblem } from './signing-problem';

interface ProblemNoticeProps {
  readonly problem: SigningProblem;
  /** The facts of the current job. */
  readonly facts: SigningFacts;
}

/** Shown above the button: why signing failed, and what to do. What was typed stays. */
export function ProblemNotice({ problem, facts }: ProblemNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), [problem]);
  return (
    <Notice ref={notice} role="alert" tabIndex={-1} tone="error">
      <CoreIcon name={problem.kind === 'offline' ? 'cloud-off' : 'alert'} />
      <div>
        {problem.kind === 'offline' ? (
          <>
            <p>
              <strong>You’re offline. Signing needs a connection.</strong>
            </p>
            <p>What you typed is still here. Press the button again when you’re back online.</p>
          </>
        ) : problem.kind === 'unanswered' ? (
          <>
            <p>
              <strong>{notSentYet(problem.reason)}</strong>
            </p>
            <p>
              What you typed is still on this page. Press the button again in a moment. You can’t sign twice
              by accident.
            </p>
            <p>
              Can’t wait? Call us at <CallUs />.
            </p>
          </>
        ) : (
          <p>
            <strong>
              <CallText>{problem.sentence}</CallText>
            </strong>
          </p>
        )}
        {problem.kind === 'refused' && (
          <p>
            What you typed is still on this page. Need help? Call us at <CallUs />.
          </p>
        )}
        {problem.kind === 'facts-changed' && (
          <div style={{ marginTop: 8 }}>
            <Facts
              facts={[
                { name: 'Property', value: facts.property_address },
                { name: 'Date', value: facts.inspection_date && longDate(facts.inspection_date) },
                { name: 'Fee', value: facts.fee !== null && dollars(facts.fee) },
              ]}
            />
          </div>
        )}
        {problem.kind === 'text-changed' && (
          <PlainButton
            type="button"
            look="quiet"
            style={{ marginTop: 8 }}
            onClick={() => window.location.reload()}
          >
            Reload the page
          </PlainButton>
        )}
      </div>
    </Notice>
  );
}
