import { promisesOf } from '@domain/settings/promises-of';
import { useEffect, useRef } from 'react';
import type { MissedEdit } from '@/offline/outbox-entry';
import { useSettings } from '@/settings/use-settings';
import { CoreIcon } from '@/ui/core-icon';
import { MessagePage } from '@/ui/message-page';
import { Notice } from '@/ui/notice';
import { CallUs } from '@/ui/call-us';
import { followUpTexts } from './follow-up-texts';
import { MissedFollowUp } from './missed-follow-up';

interface FollowUpThanksProps {
  /** `now`: it was just submitted here. `before`: it was submitted before the page was loaded. */
  readonly when: 'now' | 'before';
  /** The last edit, if the server doesn't have it. */
  readonly missed?: MissedEdit | undefined;
}

/** Confirms the answers, and says what happens next. */
export function FollowUpThanks({ when, missed }: FollowUpThanksProps) {
  const page = useRef<HTMLDivElement>(null);
  const { followUpConfirmation } = promisesOf(useSettings().promises);
  useEffect(() => {
    if (when === 'now') page.current?.querySelector('h1')?.focus();
  }, [when]);
  return (
    <div ref={page}>
      <MessagePage icon="check" tone="done" title="Thank you">
        <p role="status">
          <strong>
            {when === 'now' ? followUpTexts.submitted : 'You’ve already answered this questionnaire.'}
          </strong>
        </p>
        {missed && (
          <Notice tone="error">
            <CoreIcon name="alert" />
            <div>
              <MissedFollowUp missed={missed} />
            </div>
          </Notice>
        )}
        <p>{followUpConfirmation}</p>
        <p>
          There’s nothing more to do here. If anything changes before then, please <CallUs>call us</CallUs>.
        </p>
      </MessagePage>
    </div>
  );
}
