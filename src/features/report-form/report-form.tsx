import { useState } from 'react';
import Skeleton from '@mui/material/Skeleton';
import Button from '@mui/material/Button';
import { EmptyState } from '@/ui/empty-state';
import { targetKey, type DraftTarget } from './draft/draft-target';
import { useOpenedDraft, type StartReport } from './draft/use-opened-draft';
import { ReportWriter, type ReportWriterProps } from './report-writer';

interface ReportFormProps extends Omit<ReportWriterProps, 'values' | 'stored' | 'onReopen'> {
  readonly start: StartReport;
  /** Empty values, for a job that can't be read on this device. */
  readonly blank: () => ReportWriterProps['values'];
}

/** The report form of a target, with its stored draft or a new one. */
export function ReportForm({ start, blank, ...writer }: ReportFormProps) {
  const [round, setRound] = useState(0);
  const [startsBlank, setStartsBlank] = useState<string | null>(null);
  const key = targetKey(writer.target);
  const opened = useOpenedDraft(
    writer.owner,
    writer.target,
    startsBlank === key ? () => Promise.resolve(blank()) : start,
    round,
  );
  if (opened.state === 'loading') {
    return (
      <div aria-busy="true">
        <Skeleton width="100%" height={240} />
        <Skeleton width="100%" height={240} />
      </div>
    );
  }
  if (opened.state === 'failed') {
    return (
      <EmptyState
        title={failedTitle(writer.target, opened.unread)}
        action={
          <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, justifyContent: 'center' }}>
            <Button variant="contained" onClick={opened.retry}>
              Try again
            </Button>
            {writer.target.kind === 'job' && opened.unread && (
              <Button
                variant="outlined"
                color="inherit"
                onClick={() => {
                  setStartsBlank(key);
                  opened.retry();
                }}
              >
                Start with empty fields
              </Button>
            )}
          </div>
        }
      >
        {opened.sentence}
      </EmptyState>
    );
  }
  return (
    <ReportWriter
      {...writer}
      key={`${key} ${round} ${opened.stored?.id}`}
      values={opened.values}
      stored={opened.stored}
      onReopen={() => setRound((before) => before + 1)}
    />
  );
}

function failedTitle({ kind }: DraftTarget, unread: boolean): string {
  if (kind === 'amendment') return unread ? 'We couldn’t load the report' : 'Nothing to amend';
  return unread ? 'We couldn’t load the job' : 'No report to create';
}
