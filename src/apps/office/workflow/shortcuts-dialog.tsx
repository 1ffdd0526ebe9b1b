import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import { useId } from 'react';
import { switchShortcuts, useShortcutsOn } from '@/ui/shortcut-switch';
import { workflowShortcuts } from './workflow-shortcuts';

const Keys = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '10px 20px',
  alignItems: 'baseline',
  margin: 0,
  '& dt': { display: 'flex', gap: 4 },
  '& dd': { margin: 0 },
  '& kbd': {
    ...theme.typography.body2,
    minWidth: 28,
    padding: '0 6px',
    textAlign: 'center',
    border: `1px solid ${theme.vars.palette.fieldLine}`,
    borderRadius: 4,
  },
}));

/** The keyboard shortcuts, and the switch that turns them off. */
export function ShortcutsDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const titleId = useId();
  const on = useShortcutsOn();
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId} variant="h4" component="h2">
        Keyboard shortcuts
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 3 }}>
        <Keys>
          {workflowShortcuts.map(({ keys, does }) => (
            <div key={does} style={{ display: 'contents' }}>
              <dt>
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </Keys>
        <FormControlLabel
          control={<Switch checked={on} onChange={(_, checked) => switchShortcuts(checked)} />}
          label="Use single-key shortcuts"
        />
      </DialogContent>
      <DialogActions sx={{ padding: '8px 24px 16px' }}>
        <Button variant="contained" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
