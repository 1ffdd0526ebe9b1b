import type { ClosedLinkState } from '@domain/access/client-forms';
import type { ReactNode } from 'react';
import { CallOrWrite } from '@/features/client-forms/call-or-write';
import { closedLinkWords } from '@/features/client-forms/closed-link-words';
import { FormSkeleton } from '@/features/client-forms/form-skeleton';
import { FollowUpPage } from '@/features/follow-up/follow-up-page';
import { followUpTexts } from '@/features/follow-up/follow-up-texts';
import { Icon } from '@/ui/icon';
import { PlainButton } from '@/ui/plain-button';
import { MessagePage } from '@/ui/message-page';
import { CallUs } from '@/ui/call-us';
import { CallText } from '@/ui/call-text';
import { ClientLink } from '../client-link';
import { usePageTitle } from '../use-page-title';

interface NotAvailableProps {
  readonly reason: string;
  /** Whether there is no visit left for which the questions matter. */
  readonly over?: boolean;
  readonly children?: ReactNode;
  readonly onRetry?: () => void;
}

function NotAvailable({ reason, over = false, children, onRetry }: NotAvailableProps) {
  return (
    <MessagePage
      icon="document"
      title={followUpTexts.unavailable}
      actions={
        <>
          {onRetry && (
            <PlainButton type="button" look="quiet" onClick={onRetry}>
              <Icon name="refresh" size={18} /> Try again
            </PlainButton>
          )}
          <CallOrWrite />
        </>
      }
    >
      <p>
        <strong>{reason}</strong>
      </p>
      {children}
      {!over && (
        <p>
          Please <CallUs>call us</CallUs>, and we’ll go through the questions with you over the phone.
        </p>
      )}
    </MessagePage>
  );
}

/** What is shown for a link that no longer works. */
export function FollowUpClosed({ reason }: { readonly reason: ClosedLinkState }) {
  const { title, happened, whatToDo } = closedLinkWords(reason);
  return (
    <NotAvailable
      reason={reason === 'unknown' ? followUpTexts.notFound : followUpTexts.bookingMissing}
      over={reason === 'cancelled' || reason === 'ended'}
    >
      <p>
        {reason === 'unknown' ? '' : `${title}. `}
        {happened} <CallText>{whatToDo}</CallText>
      </p>
    </NotAvailable>
  );
}

/** /questionnaire: the follow-up questionnaire. */
export function FollowUpRoute() {
  usePageTitle('Follow-up questionnaire');
  return (
    <ClientLink
      missing={
        <NotAvailable reason={followUpTexts.noBooking}>
          <p>Please use the link provided in your email to access this questionnaire.</p>
        </NotAvailable>
      }
      closed={(reason) => <FollowUpClosed reason={reason} />}
      unreachable={(key, retry) => (
        <FollowUpPage
          linkKey={key}
          job={null}
          reopen={retry}
          loading={<FormSkeleton />}
          unavailable={
            <NotAvailable reason={followUpTexts.notLoaded} onRetry={retry}>
              <p>This page will open on its own once we can reach our server.</p>
            </NotAvailable>
          }
        />
      )}
    >
      {({ key, job, reopen }) => (
        <FollowUpPage
          linkKey={key}
          job={job}
          reopen={() => void reopen()}
          loading={<FormSkeleton />}
          unavailable={null}
        />
      )}
    </ClientLink>
  );
}
