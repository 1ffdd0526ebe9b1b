import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { referralRecord } from '@domain/referral/referral-record';
import { referrerKindLabels } from '@domain/business/rewards';
import type { Reward } from '@domain/reward/reward';
import { LiveText } from '@/firebase/documents/live-text';
import { EmailLink, PhoneLink } from '@/ui/contact-links';
import { DetailSection } from '@/ui/detail-section';
import { Facts } from '@/ui/facts';
import { WhenChosen } from '@/ui/list-detail/when-chosen';
import { TrailLink } from '@/shared/audit/trail-link';
import type { RewardHandlers } from './reward-buttons';
import { RewardSection } from './reward-section';

interface RewardDetailsProps {
  readonly reward: Reward;
  readonly handlers: RewardHandlers;
}

/** All details of a reward, even where its referral was deleted. */
export function RewardDetails({ reward, handlers }: RewardDetailsProps) {
  const { referrer_phone: phone, referrer_email: email } = reward;
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <div>
        <Typography variant="h4" component="h2" dir="auto">
          {reward.referrer_name || 'No name'}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{referrerKindLabels[reward.referrer_kind]}</Typography>
      </div>
      <RewardSection reward={reward} handlers={handlers} />
      <DetailSection title="Referral">
        <Facts
          facts={[
            { name: 'Client', value: reward.client_name },
            {
              name: 'Address',
              value: (
                <WhenChosen key={reward.id} before="see the referral">
                  <LiveText
                    type={referralRecord}
                    id={reward.referral_id}
                    text={({ client_address }) => client_address}
                    missing="The referral was deleted. Its reward is still due."
                  />
                </WhenChosen>
              ),
            },
            { name: 'Phone', value: phone && <PhoneLink phone={phone} /> },
            { name: 'Email', value: email && <EmailLink email={email} /> },
          ]}
        />
      </DetailSection>
      <TrailLink collection="rewards" recordId={reward.id} />
    </Box>
  );
}
