import { business } from '@domain/business/business';
import { useEffect, useRef } from 'react';
import { CoreIcon } from '@/ui/core-icon';
import { Notice } from '@/ui/notice';
import { PlainButton } from '@/ui/plain-button';
import type { SigningProblem } from './signing-problem';

/** Above the button: why it could not be signed, and what to do. Nothing that was typed is lost by it. */
export function ProblemNotice({ problem }: { readonly problem: SigningProblem }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), [problem]);
  return (
    <Notice ref={notice} role="alert" tabIndex={-1} tone="error">
      <CoreIcon name={problem.kind === 'offline' ? 'cloud-off' : 'alert'} />
      <div>
        {problem.kind === 'offline' ? (
          <>
            <p>
              <strong>You are offline. Signing needs a connection.</strong>
            </p>
            <p>What you typed stays here. Press the button again when the connection is back.</p>
          </>
        ) : (
          <p>
            <strong>{problem.sentence}</strong>
          </p>
        )}
        {problem.kind === 'refused' && (
          <p>
            What you typed stays on this page. Our number is{' '}
            <a href={`tel:${business.phone.e164}`}>{business.phone.display}</a>.
          </p>
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
