import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isOfficeRole } from '@domain/admin/admin-role';
import type { FindOpenJobs } from '@/features/report-form/open-job-notice';
import { previewAddress } from '@/features/report-actions/use-report-actions';
import { latestReports } from '@/features/report-actions/report-row';
import { ReviewsList } from '@/features/report-form/review/reviews-list';
import { DraftsList } from '@/features/report-form/draft/drafts-list';
import { targetKey, type DraftTarget } from '@/features/report-form/draft/draft-target';
import { FilmQueueSummary } from '@/films/film-queue-summary';
import { PhotoQueueSummary } from '@/photos/photo-queue-summary';
import { newReportValues } from '@/features/report-form/report-values';
import { today } from '@/features/report-form/today';
import { useAdminSession } from '@/firebase/session/use-admin-session';
import { useOwnRole } from '@/firebase/session/own-role';
import { EmptyState } from '@/ui/empty-state';
import { currentSettings } from '@/settings/settings-store';
import { submitAction } from '../outbox/submit-action';
import { useOwnEntries } from '../outbox/use-own-entries';
import { findEarlierReports } from './find-earlier-reports';
import { useFindOpenJobs } from './use-find-open-jobs';
import { ReadBoundary } from '@/firebase/documents/read-boundary';
import { useSettings } from '@/settings/use-settings';
import { ReadFailed } from '../read-failed';
import { FoundReport } from './found-report';
import { LatestReportsPart } from './latest-reports-part';
import { foundReportOf, reviewedJobOf } from './report-address';
import { ReportReview } from './report-review';
import { useStartReport } from './use-start-report';
import { WrittenReport } from './written-report';

function targetIn(parameters: URLSearchParams): DraftTarget {
  const reportId = parameters.get('report');
  if (reportId) return { kind: 'amendment', reportId };
  const bookingId = parameters.get('booking');
  return bookingId ? { kind: 'job', bookingId } : { kind: 'new' };
}

/** The address's parameters for another report. */
function withTarget(parameters: URLSearchParams, target: DraftTarget): URLSearchParams {
  const next = new URLSearchParams(parameters);
  next.delete('booking');
  next.delete('report');
  for (const name of ['found', 'review']) next.delete(name);
  if (target.kind === 'job') next.set('booking', target.bookingId);
  if (target.kind === 'amendment') next.set('report', target.reportId);
  return next;
}

/** The address's parameters for the report of a job that is in review. */
function withReview(parameters: URLSearchParams, bookingId: string): URLSearchParams {
  const next = withTarget(parameters, { kind: 'new' });
  next.set('review', bookingId);
  return next;
}

/** An inspector writes the reports of their own jobs only. */
const noOpenJobs: FindOpenJobs = () => Promise.resolve([]);

/** Create Report: the form for a job, for an amendment, or for neither, and the latest reports. */
export function ReportTab() {
  const [parameters, setParameters] = useSearchParams();
  const session = useAdminSession();
  const entries = useOwnEntries();
  const start = useStartReport(today);
  const findOpenJobs = useFindOpenJobs();
  const target = targetIn(parameters);
  const open = (next: DraftTarget) => setParameters((before) => withTarget(before, next));
  const amend = (reportId: string) => open({ kind: 'amendment', reportId });
  const inOffice = isOfficeRole(useOwnRole());
  const found = inOffice ? foundReportOf(parameters) : null;
  const reviewed = inOffice ? reviewedJobOf(parameters) : null;
  const approval = useSettings().reports.approval;
  if (!('uid' in session)) return null;
  if (reviewed !== null) {
    return (
      <Tab title="Review Report">
        <ReadBoundary key={reviewed} fallback={(failure) => <ReadFailed {...failure} />}>
          <ReportReview
            owner={session.uid}
            bookingId={reviewed}
            onCorrect={() => open({ kind: 'job', bookingId: reviewed })}
            onClose={() => open({ kind: 'new' })}
          />
        </ReadBoundary>
      </Tab>
    );
  }
  return (
    <Tab title={target.kind === 'amendment' ? 'Amend Report' : 'Create Report'}>
      {inOffice && (
        <ReadBoundary fallback={(failure) => <ReadFailed {...failure} />}>
          <ReviewsList needed={approval} onOpen={(id) => setParameters((before) => withReview(before, id))} />
        </ReadBoundary>
      )}
      {found !== null && <FoundReport key={found} reportId={found} onAmend={amend} />}
      <PhotoQueueSummary />
      <FilmQueueSummary except={targetKey(target)} />
      {!inOffice && target.kind !== 'job' ? (
        <>
          <EmptyState title="Choose a job first">
            In My Jobs, press Create Report on a completed job. Drafts you began are below.
          </EmptyState>
          <DraftsList owner={session.uid} openTarget={target} entries={entries} onOpen={open} />
        </>
      ) : (
        <WrittenReport
          key={`${session.uid} ${targetKey(target)}`}
          owner={session.uid}
          target={target}
          bookingId={target.kind === 'job' ? target.bookingId : null}
          entries={entries}
          submit={submitAction}
          start={start}
          needsApproval={approval && !inOffice}
          findEarlier={findEarlierReports}
          findOpenJobs={inOffice ? findOpenJobs : noOpenJobs}
          onOpenJob={(bookingId) => open({ kind: 'job', bookingId })}
          blank={() => newReportValues(currentSettings().services, today())}
          onView={(url) => window.open(previewAddress(url), '_blank', 'noopener')}
          onCleared={() => open({ kind: 'new' })}
          beside={
            <>
              <DraftsList owner={session.uid} openTarget={target} entries={entries} onOpen={open} />
              {inOffice && (
                <LatestReportsPart
                  heading="Latest reports"
                  list={latestReports}
                  none="No reports yet. Reports you generate are listed here."
                  customers
                  onAmend={amend}
                />
              )}
            </>
          }
        />
      )}
    </Tab>
  );
}

/** The page under its heading. */
function Tab({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gap: '20px', gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography variant="h3" component="h1">
        {title}
      </Typography>
      {children}
    </Box>
  );
}
