import { useEffect, useRef } from 'react';
import { useConnection } from '@/offline/connectivity';
import type { WaitingReason } from '@/offline/outbox-entry';
import { CoreIcon } from '@/ui/core-icon';
import { NotSentYet } from '@/shared/unsent/not-sent-yet';
import { Notice } from '@/ui/notice';
import { unsentChanges } from '@/shared/unsent/unsent-changes';

interface WaitingNoticeProps {
  /** `null` if they aren't waiting. */
  readonly reason: WaitingReason | null;
  /** Whether the device has edits that were not submitted. */
  readonly edited: boolean;
}

/** Shown in the form of answers in the outbox: why they wait, and that pressing Submit sends the edited answers. */
export function WaitingNotice({ reason, edited }: WaitingNoticeProps) {
  const { offline } = useConnection();
  const notice = useRef<HTMLDivElement>(null);
  const shown = reason !== null;
  // Scrolled into view above the sticky buttons.
  useEffect(() => {
    if (shown) notice.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [shown]);
  const fault = !offline && (reason === 'server' || reason === 'no-answer') ? reason : null;
  return (
    <div role="status">
      {shown && (
        <Notice ref={notice} tone={fault ? 'error' : 'calm'} style={{ scrollMarginBlock: '24px 112px' }}>
          <CoreIcon name={fault ? 'alert' : 'cloud'} />
          <div>
            {fault ? (
              <NotSentYet reason={fault} thing="answers" />
            ) : (
              <p>
                <strong>Your answers are saved on this device and waiting to be sent.</strong>
              </p>
            )}
            <p>
              {edited
                ? `${unsentChanges} Submit again to send them.`
                : 'If you change something here, submit again to send it instead.'}
            </p>
          </div>
        </Notice>
      )}
    </div>
  );
}
