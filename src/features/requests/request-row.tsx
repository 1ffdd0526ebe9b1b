import { reportDueWords } from '@domain/deadline/report-in-time';
import type { BookingRequest } from '@domain/request/booking-request';
import { age } from '@/ui/age';
import { ClampedText } from '@/ui/clamped-text';
import { EmailLink, PhoneLink } from '@/ui/contact-links';
import { dollars } from '@domain/text/dollars';
import { RowGrid } from '@/ui/list-detail/row-grid';
import { RowTitle } from '@/ui/list-detail/row-title';
import { useNow } from '@/ui/use-now';
import { AreaMark } from '@/shared/area/area-mark';
import { LastMailNote } from '@/shared/mail/last-mail-note';
import { CorrectConfirmation } from './confirmation/correct-confirmation';
import { isPending } from './is-pending';
import { PreferredSlotMark } from './preferred-slot-mark';
import { RequestButtons, type RequestHandlers } from './request-buttons';
import { requestNote } from './request-note';
import { SentForms } from './sent-forms';
import { StatusMenu } from './status-menu';

interface RequestRowProps {
  readonly request: BookingRequest;
  readonly handlers: RequestHandlers;
}

/** A request in the list: client, preferred time, address, note and actions. */
export function RequestRow({ request, handlers }: RequestRowProps) {
  const now = useNow();
  const mail = isPending(request) ? request.received_mail : null;
  return (
    <RowGrid>
      <div>
        <div data-part="who">
          <div data-named="">
            <RowTitle>{request.name || 'No name'}</RowTitle>
            <StatusMenu
              request={request}
              disabled={handlers.isRunning(request)}
              onMark={(status) => handlers.mark(request, status)}
            />
          </div>
          <div data-line="">
            <div>{request.service_type || 'No service chosen'}</div>
            <div data-muted="">
              {dollars(request.price)} · {age(request.created_at, now)}
            </div>
          </div>
        </div>
        <div data-part="when">
          <PreferredSlotMark request={request} />
          {request.deadline && <div>{reportDueWords(request.deadline, now)}</div>}
          <SentForms bookingId={request.forms_booking_id} />
        </div>
        <div data-part="where">
          <div dir="auto">{request.address}</div>
          <AreaMark address={request.address} />
          <div data-line="">
            <div>
              <PhoneLink phone={request.phone} />
            </div>
            <div>
              <EmailLink email={request.email} />
            </div>
          </div>
        </div>
        <div data-part="note">
          {request.special_instructions && (
            <ClampedText text={requestNote(request)} label={`note from ${request.name}`} />
          )}
          <LastMailNote what="Confirmation" mail={mail} />
          {mail?.state === 'failed' && (
            <CorrectConfirmation
              request={request}
              disabled={handlers.isRunning(request)}
              onCorrect={handlers.correct}
            />
          )}
        </div>
        <div data-part="actions" data-beside-details="">
          <RequestButtons request={request} handlers={handlers} />
        </div>
      </div>
    </RowGrid>
  );
}
