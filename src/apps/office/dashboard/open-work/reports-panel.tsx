import { Link } from 'react-router-dom';
import { listAddress } from '@domain/office/list-filters';
import { reportDue } from '@domain/stats/report-in-time';
import { useSettings } from '@/settings/use-settings';
import { shortInstant } from '@/ui/written-instant';
import { rowAddress } from './row-address';
import { useReportsDue, useToday } from './open-work-lists';
import { WorkPanel, WorkRows } from './work-panel';

/** The completed jobs whose client has no report yet, with the time by which it is promised. */
export function ReportsPanel() {
  const settings = useSettings();
  const { now } = useToday();
  const reports = useReportsDue();
  return (
    <WorkPanel
      title="Reports due"
      list={{ address: listAddress('jobs', 'completed'), label: 'All completed jobs' }}
      works={[reports]}
      none="No reports are due."
    >
      <WorkRows>
        {reports.rows.map((job) => {
          const due = reportDue(settings, { ...job, completed_at: job.completed_at ?? '' });
          const written = shortInstant(new Date(due).toISOString());
          return (
            <li key={job.id}>
              <div>
                <Link to={rowAddress('jobs', job.customer)} dir="auto">
                  {job.customer.name || 'No name'}
                </Link>
                <small dir="auto">{job.report_created ? 'Written, not sent' : 'Not written yet'}</small>
              </div>
              <span data-late={due < now || undefined}>
                {due < now ? `Overdue since ${written}` : `Due ${written}`}
              </span>
            </li>
          );
        })}
      </WorkRows>
      {reports.orMore && <p>More are due: see the completed jobs.</p>}
    </WorkPanel>
  );
}
