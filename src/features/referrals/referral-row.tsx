import { reportDueWords } from '@domain/deadline/report-in-time';
import { isDeclined } from '@domain/referral/is-declined';
import type { Referral } from '@domain/referral/referral';
import { shownVisitNote } from '@domain/referral/visit-note';
import { age } from '@/ui/age';
import { ClampedText } from '@/ui/clamped-text';
import { EmailLink, PhoneLink } from '@/ui/contact-links';
import { RowGrid } from '@/ui/list-detail/row-grid';
import { RowTitle } from '@/ui/list-detail/row-title';
import { useNow } from '@/ui/use-now';
import { writtenInstant } from '@/ui/written-instant';
import { AreaMark } from '@/shared/area/area-mark';
import { ReferralBadges } from './referral-badges';
import { ReferralButtons, type ReferralHandlers } from './referral-buttons';
import { RewardButtons, type RewardHandlers } from './rewards/reward-buttons';
import { RewardOf } from './rewards/reward-of';

interface ReferralRowProps {
  readonly referral: Referral;
  readonly handlers: ReferralHandlers;
  readonly reward: RewardHandlers;
}

/** A referral in the list: client, referrer, progress and actions. */
export function ReferralRow({ referral, handlers, reward }: ReferralRowProps) {
  const now = useNow();
  const visit = shownVisitNote(referral);
  return (
    <RowGrid>
      <div>
        <div data-part="who">
          <RowTitle>{referral.client_name || 'No name'}</RowTitle>
          <div data-line="">
            <div>{referral.service_needed}</div>
            <div data-muted="">{age(referral.created_at, now)}</div>
          </div>
        </div>
        <div data-part="when">
          <div data-line="">
            <div data-muted="">Referred by</div>
            <div dir="auto">{referral.referrer_name}</div>
          </div>
          <PhoneLink phone={referral.referrer_phone} />
        </div>
        <div data-part="where">
          <div dir="auto">{referral.client_address}</div>
          <AreaMark address={referral.client_address} />
          <div data-line="">
            <div>
              <PhoneLink phone={referral.client_phone} />
            </div>
            <div>
              <EmailLink email={referral.client_email} />
            </div>
          </div>
        </div>
        <div
          data-part="note"
          style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' }}
        >
          <ReferralBadges referral={referral} />
          {isDeclined(referral) && (
            <div data-muted="">
              {writtenInstant(referral.declined_at ?? '')}, {referral.declined_by}
            </div>
          )}
          {referral.needed_by && <div>{reportDueWords(referral.needed_by, now)}</div>}
          {visit && <ClampedText text={visit} label={`the visit to ${referral.client_name}`} />}
          {referral.additional_notes && (
            <ClampedText text={referral.additional_notes} label={`note on ${referral.client_name}`} />
          )}
        </div>
        <div data-part="actions" data-beside-details="">
          <RewardOf referral={referral}>
            {(earned) => <RewardButtons reward={earned} handlers={reward} />}
          </RewardOf>
          <ReferralButtons referral={referral} handlers={handlers} />
        </div>
      </div>
    </RowGrid>
  );
}
