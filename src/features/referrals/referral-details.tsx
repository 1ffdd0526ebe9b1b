import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { referrerKindLabels } from '@domain/business/rewards';
import type { Referral } from '@domain/referral/referral';
import { shownVisitNote } from '@domain/referral/visit-note';
import { longDate } from '@domain/time/calendar-date';
import { rewardLabel } from '@domain/settings/offered-rewards';
import { useSettings } from '@/settings/use-settings';
import { EmailLink, PhoneLink } from '@/ui/contact-links';
import { DetailActions } from '@/ui/detail-actions';
import { damagedWords } from '@/ui/damaged-words';
import { DetailSection } from '@/ui/detail-section';
import { Facts } from '@/ui/facts';
import { Icon } from '@/ui/icon';
import { WhenChosen } from '@/ui/list-detail/when-chosen';
import { CustomerWith } from '@/shared/customer/customer-link';
import { TrailLink } from '@/shared/audit/trail-link';
import { writtenInstant } from '@/ui/written-instant';
import { AreaMark } from '@/shared/area/area-mark';
import { OutcomeSection } from './outcome-section';
import { ReferralBadges } from './referral-badges';
import { ReferralButtons, type ReferralHandlers } from './referral-buttons';
import type { RewardHandlers } from './rewards/reward-buttons';
import { RewardOf } from './rewards/reward-of';
import { RewardSection } from './rewards/reward-section';

interface ReferralDetailsProps {
  readonly referral: Referral;
  readonly handlers: ReferralHandlers;
  readonly reward: RewardHandlers;
}

export function ReferralDetails({ referral, handlers, reward }: ReferralDetailsProps) {
  const { rewards } = useSettings();
  const { client_phone, client_email, referrer_phone, referrer_email } = referral;
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <div>
        <Typography variant="h4" component="h2" dir="auto">
          {referral.client_name || 'No name'}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{referral.service_needed}</Typography>
      </div>
      <ReferralBadges referral={referral} />
      {referral.progress === 'none' && (
        <DetailActions>
          <ReferralButtons referral={referral} handlers={handlers} />
        </DetailActions>
      )}
      <OutcomeSection key={`outcome-${referral.id}`} referral={referral} />
      <WhenChosen key={`reward-${referral.id}`}>
        <RewardOf referral={referral} damaged={<Facts facts={[{ name: 'Reward', value: damagedWords }]} />}>
          {(found) => <RewardSection reward={found} handlers={reward} />}
        </RewardOf>
      </WhenChosen>
      <DetailSection title="Client">
        <Facts
          facts={[
            {
              name: 'Address',
              value: (
                <>
                  {referral.client_address}
                  <AreaMark address={referral.client_address} />
                </>
              ),
            },
            { name: 'Phone', value: client_phone && <PhoneLink phone={client_phone} /> },
            { name: 'Email', value: client_email && <EmailLink email={client_email} /> },
            {
              name: 'Customer',
              value: client_email && (
                <WhenChosen key={referral.id} before="Select the row to see.">
                  <CustomerWith email={client_email} />
                </WhenChosen>
              ),
            },
            {
              name: 'Consent',
              value: referral.client_agreed ? 'Agreed to email from us.' : 'No email consent. Call first.',
            },
            { name: 'Report due', value: referral.needed_by && longDate(referral.needed_by) },
            { name: 'Visit', value: shownVisitNote(referral) },
            { name: 'Received', value: writtenInstant(referral.created_at) },
            { name: 'Note', value: referral.additional_notes },
          ]}
        />
      </DetailSection>
      <DetailSection title="Referred by">
        <Facts
          facts={[
            { name: 'Name', value: referral.referrer_name },
            { name: 'Role', value: referrerKindLabels[referral.referrer_kind] },
            { name: 'Company', value: referral.referrer_company },
            { name: 'Reward', value: rewardLabel(rewards, referral.preferred_reward) || 'Not decided yet' },
            { name: 'Phone', value: referrer_phone && <PhoneLink phone={referrer_phone} /> },
            { name: 'Email', value: referrer_email && <EmailLink email={referrer_email} /> },
          ]}
        />
      </DetailSection>
      <TrailLink collection="referrals" recordId={referral.id} />
      {referral.progress !== 'none' && (
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          disabled={handlers.isRunning(referral)}
          startIcon={<Icon name="trash" size={18} />}
          onClick={() => handlers.remove(referral)}
          sx={{ justifySelf: 'start' }}
        >
          Delete referral
        </Button>
      )}
    </Box>
  );
}
