import { promises } from '@domain/business/promises';
import { useEffect, useRef } from 'react';
import { MessagePage } from '@/ui/message-page';
import { followUpTexts } from './follow-up-texts';

interface FollowUpThanksProps {
  /** `now`: it was just submitted here. `before`: it was there when the page was opened. */
  readonly when: 'now' | 'before';
}

/** The answers are with us, and what happens next. */
export function FollowUpThanks({ when }: FollowUpThanksProps) {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (when === 'now') page.current?.querySelector('h1')?.focus();
  }, [when]);
  return (
    <div ref={page}>
      <MessagePage icon="check" tone="done" title="Thank you">
        <p role="status">
          <strong>
            {when === 'now' ? followUpTexts.submitted : 'You have already answered this questionnaire.'}
          </strong>
        </p>
        <p>{promises.followUpConfirmation}</p>
        <p>There is nothing more to do here. If something changes before then, please call us.</p>
      </MessagePage>
    </div>
  );
}
