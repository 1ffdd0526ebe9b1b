import { useMemo } from 'react';
import type { BookingRequest } from '@domain/request/booking-request';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { MailList } from '@/shared/mail/mail-list';
import { MailSection } from '@/shared/mail/mail-section';
import { mailsAbout } from '@/shared/mail/mails-about';
import { CorrectConfirmation } from './correct-confirmation';
import { needsCorrection } from './needs-correction';

interface RequestMailsProps {
  readonly request: BookingRequest;
  readonly disabled: boolean;
  readonly call: CallAsAdmin;
  readonly onCorrect: (request: BookingRequest) => void;
}

/**
 * The emails about a request with their state, live, newest first. A confirmation that may have gone to a wrong address
 * can be corrected. Use the request's id as the React key.
 */
export function RequestMails({ request, call, ...correction }: RequestMailsProps) {
  const { id, received_mail: last } = request;
  const list = useMemo(() => mailsAbout([id]), [id]);
  return (
    <MailSection of="request">
      <MailList
        list={list}
        call={call}
        none="No emails yet. Emails about this request are listed here."
        actionFor={(mail) =>
          (last === null || last.mail_id === mail.id) &&
          needsCorrection(mail) && <CorrectConfirmation {...correction} request={request} />
        }
      />
    </MailSection>
  );
}
