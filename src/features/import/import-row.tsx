import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { auditAddress } from '@domain/audit/audit-address';
import { auditedCollections } from '@domain/audit/audited-collections';
import { countWords } from '@domain/text/counted';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { StatusBadge } from '@/ui/status-badge';
import { useActions } from '@/ui/use-actions';
import { writtenInstant } from '@/ui/written-instant';
import { countedRows, kindLabels, outcomeWords, stateWords } from './import-words';
import type { ListedImport } from './listed-imports';

const Card = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: 6,
  padding: '14px 16px',
  borderRadius: 4,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& .head': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px 12px' },
  '& strong': { overflowWrap: 'anywhere' },
  '& .muted': { color: theme.vars.palette.text.secondary, fontSize: '0.875rem' },
  '& p': { margin: 0 },
  '& ul': { margin: 0, paddingInlineStart: 20 },
  '& .MuiButton-root': { justifySelf: 'start', marginBlockStart: 4 },
}));

interface ImportRowProps {
  readonly run: ListedImport;
  readonly call: CallAsAdmin;
}

/** One import: what came of it, and its undo. */
export function ImportRow({ run, call }: ImportRowProps) {
  const [asked, setAsked] = useState(false);
  const { words, tone } = stateWords[run.state];
  return (
    <Card aria-label={run.file_name}>
      <div className="head">
        <strong dir="auto">{run.file_name}</strong>
        <StatusBadge tone={tone}>{words}</StatusBadge>
      </div>
      <p className="muted">
        {kindLabels[run.kind]}, {writtenInstant(run.created_at)}, by {run.requested_by}
      </p>
      <p>{outcomeOf(run)}</p>
      {run.state === 'RUNNING' && <p>To continue, choose the same file above. Nothing is imported twice.</p>}
      <KeptRecords run={run} />
      {run.state !== 'UNDONE' && (
        <Button size="small" variant="outlined" color="error" onClick={() => setAsked(true)}>
          {run.state === 'UNDOING' ? 'Continue the undo' : 'Undo import'}
        </Button>
      )}
      <UndoDialog run={run} call={call} open={asked} onClose={() => setAsked(false)} />
    </Card>
  );
}

function outcomeOf(run: ListedImport): string {
  const { kind, state, rows, next, removed, kept } = run;
  if (state === 'UNDOING') return `${countWords(removed)} records removed so far.`;
  if (state === 'UNDONE') return `${countWords(removed)} records removed, ${countWords(kept)} kept.`;
  const outcome = `${outcomeWords(kind, run)}.`;
  return state === 'RUNNING' ? `${countWords(next)} of ${countedRows(rows)} handled: ${outcome}` : outcome;
}

/** What the undo left alone, each with its audit trail, which says why. */
function KeptRecords({ run }: { readonly run: ListedImport }) {
  const { kept_records: kept, kept: count } = run;
  if (kept.length === 0) return null;
  return (
    <details>
      <summary>{countWords(count)} kept, because they were changed or used since</summary>
      <ul>
        {kept.map(({ collection, id, row }) => (
          <li key={`${collection}-${id}`}>
            <Link
              to={auditAddress(collection, id)}
            >{`${auditedCollections[collection]} from row ${row + 2}`}</Link>
          </li>
        ))}
      </ul>
      {count > kept.length && <p>And {countWords(count - kept.length)} more.</p>}
    </details>
  );
}

interface UndoDialogProps extends ImportRowProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

function UndoDialog({ run, call, open, onClose }: UndoDialogProps) {
  const { act, running } = useActions();
  const name = `undo ${run.id}`;
  const undo = async () => {
    const outcome = await act(
      name,
      {
        done: 'Import Undone',
        failed: 'The undo was interrupted.',
        about: ({ removed, kept }) => `${countWords(removed)} records removed, ${countWords(kept)} kept.`,
        refusedOffline: true,
      },
      async () => {
        let progress = await call('office-import-undo', { importId: run.id });
        while (progress.state === 'UNDOING')
          progress = await call('office-import-undo', { importId: run.id });
        return progress;
      },
    );
    return outcome !== 'failed';
  };
  return (
    <ConfirmDialog
      open={open}
      title={`Undo the import of ${run.file_name}?`}
      confirm="Undo import"
      confirming={`Removed so far: ${countWords(run.removed)}`}
      cancel="Keep the import"
      destructive
      running={running.has(name)}
      onConfirm={undo}
      onClose={onClose}
    >
      This removes what the import made and nothing else. Records that were changed since, and customers with
      other records, stay and are listed. Nobody is notified. You can import the file again afterwards.
    </ConfirmDialog>
  );
}
