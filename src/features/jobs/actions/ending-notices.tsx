import Typography from '@mui/material/Typography';
import { owedWords, referrerEndingWords, visitEndingWords } from '@domain/job/ending-words';
import type { Job } from '@domain/job/job';
import { isVisitEnding, type JobEnding } from '@domain/job/job-ending';
import { overpaid } from '@domain/payment/price-difference';
import { undoSeconds } from '@domain/job/undo-step';
import { useSettings } from '@/settings/use-settings';
import { Facts } from '@/ui/facts';

interface EndingNoticesProps {
  readonly job: Job;
  readonly ending: JobEnding;
  /** US dollars. */
  readonly charge: number;
  /** Whether the office keeps what was paid above the charge. */
  readonly keeps: boolean;
}

/** What the client and the referrer will be sent, in the words of those emails. */
export function EndingNotices({ job, ending, charge, keeps }: EndingNoticesProps) {
  const { contact } = useSettings();
  const back = overpaid(job, charge);
  const retained = { received: back + charge, amount: -back, state: 'waived' } as const;
  const { email } = job.customer;
  const happened = isVisitEnding(ending)
    ? `“…${visitEndingWords[ending]}`
    : '“…this appointment was cancelled, so we won’t be coming.';
  return (
    <div style={{ display: 'grid', gap: 8 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Emails go out in {undoSeconds} seconds, when this can no longer be undone:
      </Typography>
      <Facts
        facts={[
          {
            name: 'To the client',
            value: `${happened} ${owedWords(contact, { ...job, charge, ...(keeps && back > 0 && { price_difference: retained }) })}” (${email})`,
          },
          {
            name: 'To the referrer',
            value: job.referral_id ? `“Closed: ${referrerEndingWords[ending]}.” There’s no reward.` : '',
          },
        ]}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        The form links stop working, and there’s no report. The job stays on record under Cancelled.
      </Typography>
    </div>
  );
}
