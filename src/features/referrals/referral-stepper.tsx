import type { Referral } from '@domain/referral/referral';
import { referralProgresses } from '@domain/referral/referral-status';
import { Stepper, type Station } from '@/ui/stepper';

const stations = ['Submitted', 'Contacted', 'Scheduled', 'Completed'] as const;

/** The steps that a referral has reached. A closed one stops at its last step. */
export function referralStations(
  referral: Pick<Referral, 'progress' | 'accepted_at' | 'scheduled_at'>,
): readonly Station[] {
  const { progress, accepted_at, scheduled_at } = referral;
  const closed = progress === 'closed';
  const last = closed
    ? [true, accepted_at !== null, scheduled_at !== null].lastIndexOf(true)
    : referralProgresses.indexOf(progress);
  return stations.map((label, index) => ({
    label,
    state: index <= last ? 'done' : index === last + 1 && !closed ? 'current' : 'ahead',
  }));
}

/** Stepper of a referral. */
export function ReferralStepper({ referral }: { readonly referral: Referral }) {
  return <Stepper compact label="Referral progress" stations={referralStations(referral)} />;
}
