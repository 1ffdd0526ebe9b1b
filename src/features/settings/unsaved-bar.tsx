import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { keepFieldFocused } from '@/forms/keep-field-focused';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { ChangeList } from './change-list';
import type { ChangeWords } from './difference-words';

const Bar = styled('div')(({ theme }) => ({
  position: 'sticky',
  bottom: 'calc(var(--reserved-below, 0px) + env(safe-area-inset-bottom))',
  zIndex: theme.zIndex.fab - 1,
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: '12px 16px',
  borderRadius: 12,
  border: `1px solid ${theme.vars.palette.secondary.main}`,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: 'var(--floating-shadow)',
  '& .row': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px' },
  '& .count': { margin: 0, marginInlineEnd: 'auto', fontWeight: 600 },
  '& .count small': { display: 'block', fontWeight: 600, color: theme.vars.palette.error.main },
  '& .changes': { maxHeight: 'min(30vh, 320px)', overflowY: 'auto' },
  [theme.breakpoints.down('sm')]: {
    marginInline: -8,
    // The count and Show changes in one row, Discard and Save in the next.
    '& .row': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
    '& [aria-expanded]': { paddingInline: 4 },
    '& [type="submit"]': { flex: 1 },
  },
}));

export const changesInWords = (count: number) => (count === 1 ? '1 change' : `${count} changes`);

interface UnsavedBarProps {
  readonly changes: readonly ChangeWords[];
  /** How many fields prevent saving; 0 before a save was tried. */
  readonly problems: number;
  readonly saving: boolean;
  readonly onDiscard: () => void;
}

/** What isn't saved, with Save and Discard; nothing while nothing differs. */
export function UnsavedBar({ changes, problems, saving, onDiscard }: UnsavedBarProps) {
  const id = useId();
  const [listed, setListed] = useState(false);
  const [asking, setAsking] = useState(false);
  const count = changesInWords(changes.length);
  return (
    <>
      {changes.length > 0 && (
        <Bar role="region" aria-label="Changes not saved">
          {listed && (
            <div className="changes" id={id} tabIndex={0} role="group" aria-label="Your changes">
              <ChangeList changes={changes} />
            </div>
          )}
          <div className="row">
            <p className="count" role="status">
              {count} not saved
              {problems > 0 && (
                <small>
                  {problems === 1 ? 'One field needs a fix first.' : `${problems} fields need a fix first.`}
                </small>
              )}
            </p>
            <Button
              color="inherit"
              aria-expanded={listed}
              aria-controls={listed ? id : undefined}
              onClick={() => setListed(!listed)}
            >
              {listed ? 'Hide changes' : 'Show changes'}
            </Button>
            <Button color="inherit" variant="outlined" disabled={saving} onClick={() => setAsking(true)}>
              Discard
            </Button>
            <Button type="submit" variant="contained" disabled={saving} onMouseDown={keepFieldFocused}>
              {saving ? 'Saving...' : 'Save'}
            </Button>
          </div>
        </Bar>
      )}
      <ConfirmDialog
        open={asking}
        title={`Discard ${count}?`}
        confirm="Discard"
        confirming="Discarding..."
        cancel="Go on editing"
        destructive
        running={false}
        onConfirm={() => {
          onDiscard();
          return Promise.resolve(true);
        }}
        onClose={() => setAsking(false)}
      >
        The fields show again what is saved.
      </ConfirmDialog>
    </>
  );
}
