import { Link } from 'react-router-dom';
import { isTakeDownDue } from '@domain/office/needs';
import { shortDate } from '@domain/time/calendar-date';
import { withdrawnUses } from '@/features/jobs/forms/withdrawal-note';
import { rowAddress } from './row-address';
import { useOpenWithdrawals, useToday } from './open-work-lists';
import { WorkPanel, WorkRows } from './work-panel';

/** The clients who withdrew a consent, with the day by which what was published has to be down; nothing without any. */
export function WithdrawalsPanel() {
  const { today } = useToday();
  const withdrawals = useOpenWithdrawals();
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
