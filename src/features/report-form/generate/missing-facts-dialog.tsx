import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { gloveHeight } from '@domain/brand/measures';
import type { MissingFact } from '@domain/report/missing-facts';
import { Icon } from '@/ui/icon';

interface MissingFactsDialogProps {
  readonly missing: readonly MissingFact[];
  /** The label of the button that sends the report all the same. */
  readonly proceed: string;
  readonly onProceed: () => void;
  /** Goes to a field; to none, just back to the form. */
  readonly onBack: (field: MissingFact['field'] | null) => void;
}

/** What a report lacks of the trade's standard, each with a way to its field. It can be sent all the same. */
export function MissingFactsDialog({ missing, proceed, onProceed, onBack }: MissingFactsDialogProps) {
  const id = useId();
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      onClose={() => onBack(null)}
      aria-labelledby={id}
      // The chosen field takes the focus.
      disableRestoreFocus
      transitionDuration={0}
    >
      <DialogTitle id={id} variant="h4" component="h2">
        Incomplete by the standard
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
        <Typography>The inspection standard asks for these facts. Choose one to add it.</Typography>
        {missing.map(({ field, words }, index) => (
          <Button
            key={field}
            variant="outlined"
            color="inherit"
            size="large"
            autoFocus={index === 0}
            startIcon={<Icon name="edit" size={20} />}
            onClick={() => onBack(field)}
            sx={{ minHeight: gloveHeight, justifyContent: 'start', textAlign: 'start' }}
          >
            {words}
          </Button>
        ))}
      </DialogContent>
      <DialogActions sx={{ padding: '0 24px 16px', gap: 1, flexWrap: 'wrap' }}>
        <Button color="inherit" onClick={() => onBack(null)}>
          Back to Report
        </Button>
        <Button variant="contained" onClick={onProceed}>
          {proceed}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
