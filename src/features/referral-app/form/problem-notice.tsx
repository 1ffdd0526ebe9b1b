import { business } from '@domain/business/business';
import { useEffect, useRef } from 'react';
import { CoreIcon } from '@/ui/core-icon';
import { Notice } from '@/ui/notice';
import { submitFailed } from './referral-texts';

export interface Problem {
  readonly said: string;
  /** Fields say more, and the first of them has the focus. */
  readonly atFields: boolean;
}

/** Why a referral was not submitted; `problem` null shows nothing, another one takes the focus. */
export function ProblemNotice({ problem }: { readonly problem: Problem | null }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem !== null && !problem.atFields) notice.current?.focus();
  }, [problem]);
  if (problem === null) return null;
  return (
    <Notice ref={notice} role="alert" tabIndex={-1} tone="error">
      <CoreIcon name="alert" />
      <div>
        <p>
          <strong>{submitFailed}</strong>
        </p>
        <p>
          {problem.said} What you typed stays here. Our number is{' '}
          <a href={`tel:${business.phone.e164}`}>{business.phone.display}</a>.
        </p>
      </div>
    </Notice>
  );
}
