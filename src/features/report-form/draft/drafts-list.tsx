import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { removeDraft } from '@/offline/office/report-drafts';
import { reportedAs } from '@/logging/report-fault';
import { onOfficeChange } from '@/offline/office/office-changes';
import type { OfficeEntry } from '@/offline/office/office-entry';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { useToast } from '@/ui/use-toast';
import { writtenInstant } from '@/ui/written-instant';
import { generationOf } from '../generate/report-entries';
import { removeFilms } from '@/films/film-queue';
import { removePhotos } from '@/photos/draft-photos';
import { filmsOfValues, photosOfValues } from '../report-values';
import { listDrafts, type StoredReport } from './report-drafts';
import { targetKey, targetOf, type DraftTarget } from './draft-target';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center', paddingBlock: 12 },
  '& li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& li > div': { flex: '1 1 180px', minWidth: 0, overflowWrap: 'anywhere' },
  '& small': { display: 'block', fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
}));

interface DraftsListProps {
  readonly owner: string;
  /** The draft in the form, which is not listed. */
  readonly openTarget: DraftTarget;
  readonly entries: readonly OfficeEntry[];
  readonly onOpen: (target: DraftTarget) => void;
}

/** The other drafts on this device; nothing where there are none. */
export function DraftsList({ owner, openTarget, entries, onOpen }: DraftsListProps) {
  const drafts = useDrafts(owner).filter(({ target }) => target !== targetKey(openTarget));
  const [asked, setAsked] = useState<StoredReport | null>(null);
  const [open, setOpen] = useState(false);
  const [running, setRunning] = useState(false);
  const toast = useToast();
  if (drafts.length === 0 && asked === null) return null;
  const remove = async () => {
    if (!asked) return true;
    setRunning(true);
    try {
      // A report that is being sent needs its photos and films.
      if (!generationOf(entries, asked.id)) {
        void removePhotos(photosOfValues(asked.values));
        void removeFilms(filmsOfValues(asked.values));
      }
      await removeDraft(asked.id);
      return true;
    } catch {
      toast({
        title: 'Failed to remove the draft.',
        description: 'Something went wrong on this device. Please try again.',
        destructive: true,
      });
      return false;
    } finally {
      setRunning(false);
    }
  };
  return (
    <section aria-labelledby="other-drafts">
      <Typography id="other-drafts" variant="h6" component="h2">
        Drafts on this device
      </Typography>
      <List>
        {drafts.map((draft) => (
          <li key={draft.id}>
            <div>
              <strong>{nameOf(draft)}</strong>
              <small>{factsOf(draft, entries)}</small>
            </div>
            <Button
              variant="outlined"
              color="inherit"
              aria-label={`Open: ${nameOf(draft)}`}
              onClick={() => onOpen(targetOf(draft.target))}
            >
              Open
            </Button>
            <Button
              color="error"
              aria-label={`Remove: ${nameOf(draft)}`}
              onClick={() => {
                setAsked(draft);
                setOpen(true);
              }}
            >
              Remove
            </Button>
          </li>
        ))}
      </List>
      {asked && (
        <ConfirmDialog
          open={open}
          title={`Remove the draft for ${nameOf(asked)}?`}
          confirm="Remove"
          confirming="Removing..."
          cancel="Keep draft"
          destructive
          running={running}
          onConfirm={remove}
          onClose={() => setOpen(false)}
          onExited={() => setAsked(null)}
        >
          This permanently removes what you wrote, its photos, and its films from this device.
        </ConfirmDialog>
      )}
    </section>
  );
}

function useDrafts(owner: string): readonly StoredReport[] {
  const [drafts, setDrafts] = useState<readonly StoredReport[]>([]);
  useEffect(() => {
    let current = true;
    const look = () =>
      void listDrafts(owner).then(
        (read) => current && setDrafts(read),
        reportedAs('report drafts not listed', undefined),
      );
    const stop = onOfficeChange(look);
    look();
    return () => {
      current = false;
      stop();
    };
  }, [owner]);
  return drafts;
}

function nameOf({ values, target }: StoredReport): string {
  const name = values.fields.clientName.trim() || 'No name';
  return target.startsWith('report:') ? `${name}, amended` : name;
}

function factsOf(draft: StoredReport, entries: readonly OfficeEntry[]): string {
  const { fields, findings } = draft.values;
  const generation = generationOf(entries, draft.id);
  const state =
    generation === null
      ? `Saved ${writtenInstant(new Date(draft.updatedAt).toISOString())}`
      : { queued: 'Not sent yet', sending: 'Sending', done: 'Generated', 'needs-attention': 'Refused' }[
          generation.state
        ];
  const count = findings.length === 1 ? '1 finding' : `${findings.length} findings`;
  return [fields.propertyAddress.trim(), count, state].filter((fact) => fact !== '').join(', ');
}
