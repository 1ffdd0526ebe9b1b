import type { FullReferral, TrackedReferral } from '@domain/referral/track-referrals';
import { reportDueWords } from '@domain/deadline/report-in-time';
import { styled } from '@mui/material/styles';
import { StatusBadge } from '@/ui/status-badge';
import { useNow } from '@/ui/use-now';
import { awaitsConfirmation, notConfirmed, rewardTones, rewardWords } from '../rewards/reward-words';
import { RewardChoice } from './reward-choice';
import { ReferralStepper } from './referral-stepper';
import { referralStations } from './referral-stations';
import { writtenDay } from './written-day';

const Card = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  padding: 16,
  borderRadius: 12,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& .head': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '4px 12px' },
  '& .head strong': { flex: 1, minWidth: '10ch', overflowWrap: 'anywhere' },
  '& .head time': { fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
  '& p': {
    margin: 0,
    fontSize: '0.9375rem',
    lineHeight: 1.45,
    overflowWrap: 'anywhere',
    color: theme.vars.palette.text.secondary,
  },
  '& .due': { fontWeight: 600, color: theme.vars.palette.text.primary },
}));

interface TrackedRowProps {
  readonly referral: TrackedReferral;
  /** The mailed link's key; empty for none. */
  readonly link: string;
  /** `YYYY-MM-DD`, the day by which its report is needed; empty for none, or where it isn't shown. */
  readonly deadline?: string;
}

/** One referral on the server, in full or masked. */
export function TrackedRow({ referral, link, deadline = '' }: TrackedRowProps) {
  const now = useNow();
  const full = referral.kind === 'full' ? referral : null;
  const reward = full?.reward ?? null;
  return (
    <Card>
      <div className="head">
        <strong>{referral.kind === 'full' ? referral.client_name : referral.initials}</strong>
        {reward && <StatusBadge tone={rewardTones[reward.state]}>{rewardWords(reward)}</StatusBadge>}
        {full && awaitsConfirmation(full) && <StatusBadge tone="pending">{notConfirmed}</StatusBadge>}
        <time dateTime={referral.date}>{writtenDay(referral.date)}</time>
      </div>
      {referral.kind === 'full' ? <ClientLines referral={referral} /> : <p>{referral.city}</p>}
      {deadline !== '' && <p className="due">{reportDueWords(deadline, now)}</p>}
      <ReferralStepper
        stations={referralStations(referral.status, full?.timeline)}
        estimated={referral.estimated}
      />
      {full?.may_choose && <RewardChoice referral={full} link={link} />}
    </Card>
  );
}

function ClientLines({ referral }: { readonly referral: FullReferral }) {
  const contact = [referral.client_phone, referral.client_email].filter(Boolean).join(', ');
  return (
    <p>
      {referral.client_address}
      <br />
      {contact}
    </p>
  );
}
