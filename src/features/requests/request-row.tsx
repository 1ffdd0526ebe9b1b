import type { Lead } from '@domain/request/lead';
import { age } from '@/ui/age';
import { ClampedText } from '@/ui/clamped-text';
import { EmailLink, PhoneLink } from '@/ui/contact-links';
import { dollars } from '@domain/text/dollars';
import { RowGrid } from '@/ui/list-detail/row-grid';
import { RowTitle } from '@/ui/list-detail/row-title';
import { useNow } from '@/ui/use-now';
import { PreferredSlotMark } from './preferred-slot-mark';
import { RequestButtons, type RequestHandlers } from './request-buttons';
import { SentForms } from './sent-forms';
import { StatusMenu } from './status-menu';

interface RequestRowProps {
  readonly lead: Lead;
  readonly handlers: RequestHandlers;
}

/** A request in the list: client, preferred time, address, note and actions. */
export function RequestRow({ lead, handlers }: RequestRowProps) {
  const now = useNow();
  return (
    <RowGrid>
      <div>
        <div data-part="who">
          <RowTitle>{lead.name || 'No name'}</RowTitle>
          <StatusMenu
            lead={lead}
            disabled={handlers.isRunning(lead)}
            onMark={(status) => handlers.mark(lead, status)}
          />
          <div>{lead.service_type || 'No service chosen'}</div>
          <div data-muted="">
            {dollars(lead.price)} · {age(lead.created_at, now)}
          </div>
        </div>
        <div data-part="when">
          <PreferredSlotMark lead={lead} />
          <SentForms bookingId={lead.forms_booking_id} />
        </div>
        <div data-part="where">
          <div dir="auto">{lead.address}</div>
          <div>
            <PhoneLink phone={lead.phone} />
          </div>
          <div>
            <EmailLink email={lead.email} />
          </div>
        </div>
        <div data-part="note">
          {lead.special_instructions && (
            <ClampedText text={lead.special_instructions} label={`note from ${lead.name}`} />
          )}
        </div>
        <div data-part="actions">
          <RequestButtons lead={lead} handlers={handlers} />
        </div>
      </div>
    </RowGrid>
  );
}
