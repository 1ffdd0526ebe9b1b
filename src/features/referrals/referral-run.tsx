import type { Referral } from '@domain/referral/referral';
import { referralProgresses } from '@domain/referral/referral-status';
import { Run, type Station } from '@/ui/run';

const stations = ['Submitted', 'Contacted', 'Scheduled', 'Completed'] as const;

/** The stations of a referral's life that it has really reached; one that is closed stops where it was. */
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

/** A referral's states as ticks on a short run. */
export function ReferralRun({ referral }: { readonly referral: Referral }) {
  return <Run compact label="Progress of the referral" stations={referralStations(referral)} />;
}
