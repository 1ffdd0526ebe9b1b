import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useLiveList } from '@/firebase/lists/use-live-list';
import { ListDetail } from '@/ui/list-detail/list-detail';
import { ListLoading } from '@/ui/list-detail/list-loading';
import { ShowMore } from '@/ui/list-detail/show-more';
import { ListNote } from '@/ui/search/list-note';
import { LogDetails } from './log-details';
import { newestEntries, suspiciousEntries } from './log-entry';
import { LogRow } from './log-row';

interface LogPanelProps {
  readonly suspiciousOnly: boolean;
  readonly onSuspiciousOnly: (only: boolean) => void;
}

/** Form Submission Logs: the 50 newest, live, and older ones on demand. */
export function LogPanel({ suspiciousOnly, onSuspiciousOnly }: LogPanelProps) {
  return (
    <>
      <FormControlLabel
        control={<Switch checked={suspiciousOnly} onChange={(_, checked) => onSuspiciousOnly(checked)} />}
        label="Suspicious only"
        sx={{ marginBlockEnd: 1 }}
      />
      <LogList key={String(suspiciousOnly)} suspiciousOnly={suspiciousOnly} />
    </>
  );
}

function LogList({ suspiciousOnly }: Pick<LogPanelProps, 'suspiciousOnly'>) {
  const list = useLiveList(suspiciousOnly ? suspiciousEntries : newestEntries);
  if (list.state === 'loading') return <ListLoading label="Form submissions" />;
  return (
    <>
      <ListNote
        list={list}
        count={list.rows.length}
        none={suspiciousOnly ? 'No suspicious submissions' : 'No form submissions'}
        sentence={
          suspiciousOnly
            ? 'Submissions with a test or spam word are listed here.'
            : 'Every form submitted on the site is listed here.'
        }
        notStored="No log entries are saved on this device. They’ll appear once you’re connected."
      />
      <ListDetail
        label="Form submissions"
        rows={list.rows}
        renderRow={(entry) => <LogRow entry={entry} />}
        renderDetails={(entry) => <LogDetails entry={entry} />}
        after={list.hasMore && <ShowMore onShow={list.showMore}>Show earlier submissions</ShowMore>}
      />
    </>
  );
}
