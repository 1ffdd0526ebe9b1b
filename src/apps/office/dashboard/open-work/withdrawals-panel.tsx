import { Link } from 'react-router-dom';
import { isTakeDownDue } from '@domain/office/needs';
import { shortDate } from '@domain/time/calendar-date';
import { withdrawnUses } from '@/features/jobs/forms/withdrawal-note';
import { rowAddress } from './row-address';
import type { OfficeWork } from './use-open-work';
import { WorkPanel, WorkRows } from './work-panel';

interface WithdrawalsPanelProps {
  readonly work: Pick<OfficeWork, 'withdrawals' | 'today'>;
}

/** The clients who withdrew a consent, with the day by which what was published has to be down; nothing without any. */
export function WithdrawalsPanel({ work: { withdrawals, today } }: WithdrawalsPanelProps) {
  if (withdrawals.rows.length === 0) return null;
  return (
    <WorkPanel title="Photos and video to take down" works={[withdrawals]} none="">
      <WorkRows>
        {withdrawals.rows.map((job) => {
          const { consent_withdrawal: withdrawal, customer, id } = job;
          return (
            withdrawal && (
              <li key={id}>
                <div>
                  <Link to={rowAddress('jobs', customer)} dir="auto">
                    {customer.name || 'No name'}
                  </Link>
                  <small>Withdrawn: {withdrawnUses(withdrawal)}</small>
                </div>
                <span data-late={isTakeDownDue(job, today) || undefined}>
                  By {shortDate(withdrawal.due_on)}
                </span>
              </li>
            )
          );
        })}
      </WorkRows>
    </WorkPanel>
  );
}
