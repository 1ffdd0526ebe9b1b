import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import { writtenInstant } from '@/ui/written-instant';
import { ChangeList } from './change-list';
import { differenceWords } from './difference-words';
import { touchedByBoth } from './touched-by-both';
import type { SettingsConflict } from './use-settings-edit';

const Sides = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

interface ChangedDialogProps {
  /** Null for none. */
  readonly conflict: SettingsConflict | null;
  readonly onTheirs: () => void;
  readonly onMerge: () => void;
  readonly onClose: () => void;
}

/** Another admin saved in between: their changes and mine, side by side, and what to do with them. */
export function ChangedDialog({ conflict, onTheirs, onMerge, onClose }: ChangedDialogProps) {
  const id = useId();
  const onPhone = useMediaQuery('(max-width: 599.95px)', { noSsr: true });
  // Stays while the dialog fades out.
  const [last, setLast] = useState(conflict);
  if (conflict && conflict !== last) setLast(conflict);
  return (
    <Dialog
      open={conflict !== null}
      onClose={onClose}
      fullWidth
      maxWidth="md"
      fullScreen={onPhone}
      aria-labelledby={`${id}-title`}
      slotProps={{ paper: { ...(onPhone && { sx: { borderRadius: 0 } }) } }}
    >
      <DialogTitle id={`${id}-title`} variant="h4" component="h2">
        The settings were changed meanwhile
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2.5, alignContent: 'start' }}>
        {last && <Both id={id} conflict={last} />}
      </DialogContent>
      <DialogActions sx={{ padding: '16px 24px', gap: 1, flexWrap: 'wrap' }}>
        <Button color="inherit" onClick={onClose}>
          Decide later
        </Button>
        <Button color="inherit" variant="outlined" onClick={onTheirs}>
          Use theirs
        </Button>
        <Button variant="contained" onClick={onMerge}>
          Keep both, mine win where we differ
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Both({ id, conflict }: { readonly id: string; readonly conflict: SettingsConflict }) {
  const { base, mine, theirs } = conflict;
  const [their, my] = [differenceWords(base.settings, theirs.settings), differenceWords(base.settings, mine)];
  const both = touchedByBoth(their, my);
  const who = theirs.savedBy ?? 'Another admin';
  return (
    <>
      <Typography>
        {who} saved{theirs.savedAt !== null && ` on ${writtenInstant(theirs.savedAt)}`}, after you began.
        Nothing of yours was saved yet.
      </Typography>
      <Sides>
        <section aria-labelledby={`${id}-theirs`}>
          <Typography id={`${id}-theirs`} variant="h5" component="h3" sx={{ marginBlockEnd: 1 }}>
            Their changes
          </Typography>
          {their.length > 0 ? (
            <ChangeList changes={their} both={both} />
          ) : (
            <Typography variant="body2">None that you can see: the values are as you began.</Typography>
          )}
        </section>
        <section aria-labelledby={`${id}-mine`}>
          <Typography id={`${id}-mine`} variant="h5" component="h3" sx={{ marginBlockEnd: 1 }}>
            Your changes
          </Typography>
          <ChangeList changes={my} both={both} />
        </section>
      </Sides>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Use theirs discards your changes. Keep both puts yours on top of theirs; look at them, then save
        again.
      </Typography>
    </>
  );
}
