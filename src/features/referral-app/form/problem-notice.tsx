import { referralScreens } from '@domain/business/routes';
import { useEffect, useRef } from 'react';
import { CallUs } from '@/ui/call-us';
import { CoreIcon } from '@/ui/core-icon';
import { NotSentYet } from '@/shared/unsent/not-sent-yet';
import { Notice } from '@/ui/notice';
import { CallText } from '@/ui/call-text';
import { useGoTo } from '../navigation/use-go-to';

/** The alert if a referral was refused, or could be neither stored nor sent: requirement R-09. */
const submitFailed = 'There was an error submitting your referral. Please try again.';

export type Problem =
  | {
      readonly kind: 'refused';
      readonly said: string;
      /** Whether fields show errors, the first of which has the focus. */
      readonly atFields: boolean;
    }
  /** The server failed. The referral waits on the device and will be sent again. */
  | { readonly kind: 'failed' };

/** Why a referral was not submitted; nothing if null. A new problem without field errors takes the focus. */
export function ProblemNotice({ problem }: { readonly problem: Problem | null }) {
  const goTo = useGoTo();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem !== null && !(problem.kind === 'refused' && problem.atFields)) notice.current?.focus();
  }, [problem]);
  if (problem === null) return null;
  return (
    <Notice ref={notice} role="alert" tabIndex={-1} tone="error">
      <CoreIcon name="alert" />
      <div>
        <p>
          <strong>{submitFailed}</strong>
        </p>
        {problem.kind === 'failed' ? (
          <>
            <NotSentYet reason="server" thing="referral" />
            <p>
              <a href={referralScreens.form} onClick={goTo}>
                Start another referral
              </a>
            </p>
          </>
        ) : (
          <p>
            <CallText>{problem.said}</CallText> What you typed is still here. Need help? Call us at <CallUs />
            .
          </p>
        )}
      </div>
    </Notice>
  );
}
