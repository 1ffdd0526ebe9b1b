import { useState } from 'react';
import Skeleton from '@mui/material/Skeleton';
import Button from '@mui/material/Button';
import { EmptyState } from '@/ui/empty-state';
import { targetKey, type DraftTarget } from './draft/draft-target';
import { useOpenedDraft, type StartReport } from './draft/use-opened-draft';
import { ReportWriter, type ReportWriterProps } from './report-writer';

interface ReportFormProps extends Omit<ReportWriterProps, 'values' | 'stored' | 'onReopen'> {
  readonly start: StartReport;
  /** Begins a report with nothing filled in, for a job that cannot be read here. */
  readonly blank: () => ReportWriterProps['values'];
}

/** The report of a target: as the device has it, or begun. */
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
                Write it with empty fields
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
  if (kind === 'amendment') return unread ? 'The report could not be read' : 'There is nothing to amend';
  return unread ? 'The job could not be read' : 'There is no report to write';
}
