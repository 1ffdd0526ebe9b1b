import { useEffect, useRef } from 'react';
import { CoreIcon } from '@/ui/core-icon';
import { Notice } from '@/ui/notice';
import { CallUs } from '@/ui/call-us';
import { CallText } from '@/ui/call-text';
import type { ChangeProblem } from './change-problem';

interface ProblemNoticeProps {
  readonly problem: ChangeProblem;
  /** 'Moving an appointment needs a connection.' */
  readonly needsLine: string;
}

/** Shown above the button: why the change failed, and what to do. */
export function ProblemNotice({ problem, needsLine }: ProblemNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), [problem]);
  const offline = problem.kind === 'offline';
  return (
    <Notice ref={notice} role="alert" tabIndex={-1} tone="error">
      <CoreIcon name={offline ? 'cloud-off' : 'alert'} />
      <div>
        <p>
          <strong>
            <CallText>{offline ? `You’re offline. ${needsLine}` : problem.sentence}</CallText>
          </strong>
        </p>
        <p>
          {offline ? (
            'Your choice is still here. Press the button again when you’re back online.'
          ) : (
            <>
              Your choice is still here. Our number is <CallUs />.
            </>
          )}
        </p>
      </div>
    </Notice>
  );
}
