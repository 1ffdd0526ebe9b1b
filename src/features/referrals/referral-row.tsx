import type { Referral } from '@domain/referral/referral';
import { age } from '@/ui/age';
import { ClampedText } from '@/ui/clamped-text';
import { EmailLink, PhoneLink } from '@/ui/contact-links';
import { RowGrid } from '@/ui/list-detail/row-grid';
import { RowTitle } from '@/ui/list-detail/row-title';
import { useNow } from '@/ui/use-now';

/** A referral in the list: the client, and who sent them. */
export function ReferralRow({ referral }: { readonly referral: Referral }) {
  const now = useNow();
  return (
    <RowGrid>
      <div>
        <div data-part="who">
          <RowTitle>{referral.client_name || 'No name'}</RowTitle>
          <div>{referral.service_needed}</div>
          <div data-muted="">{age(referral.created_at, now)}</div>
        </div>
        <div data-part="when">
          <div data-muted="">Referred by</div>
          <div dir="auto">{referral.referrer_name}</div>
          <PhoneLink phone={referral.referrer_phone} />
        </div>
        <div data-part="where">
          <div dir="auto">{referral.client_address}</div>
          <div>
            <PhoneLink phone={referral.client_phone} />
          </div>
          <EmailLink email={referral.client_email} />
        </div>
        <div data-part="note">
          {referral.additional_notes && (
            <ClampedText text={referral.additional_notes} label={`note on ${referral.client_name}`} />
          )}
        </div>
      </div>
    </RowGrid>
  );
}
