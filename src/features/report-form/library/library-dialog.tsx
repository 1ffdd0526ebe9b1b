import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { gloveHeight } from '@domain/brand/measures';
import { findFindings, isFavorite } from '@domain/finding-library/find-findings';
import type { LibraryFinding } from '@domain/finding-library/library-finding';
import { severityWords } from '@domain/report/severity';
import { OutlinedField } from '@/forms/outlined-field';
import { SeverityMark } from '@/shared/report/severity-mark';
import { Icon } from '@/ui/icon';
import { visuallyHidden } from '@/ui/visually-hidden';
import { useFindingUse } from './use-finding-use';
import { useLibrary } from './use-library';

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowY: 'auto',
  minHeight: 160,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 12,
  '& li': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: gloveHeight,
    padding: '8px 16px',
    cursor: 'pointer',
    scrollMarginBlock: 8,
  },
  '& li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& li[aria-selected="true"]': {
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.secondary.main} 12%, ${theme.vars.palette.background.paper})`,
    boxShadow: `inset 3px 0 0 ${theme.vars.palette.secondary.main}`,
  },
  '& li > span': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& small': { display: 'block', fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
  '& li > svg': { flex: 'none' },
}));

interface LibraryDialogProps {
  /** The inspector's uid. */
  readonly owner: string;
  readonly onPick: (finding: LibraryFinding) => void;
  readonly onClose: () => void;
}

/** The library of findings: a few letters, then Enter. The last used come first. */
export function LibraryDialog({ owner, onPick, onClose }: LibraryDialogProps) {
  const id = useId();
  const [query, setQuery] = useState('');
  const [place, setPlace] = useState(0);
  const library = useLibrary();
  const { use, remember, setFavorite } = useFindingUse(owner);
  const found = findFindings(library, query, use);
  const active = found[Math.min(place, found.length - 1)];
  const list = useRef<HTMLUListElement>(null);
  const optionId = (finding: LibraryFinding) => `${id}-${finding.id}`;

  const go = (to: number) => {
    const next = Math.max(0, Math.min(to, found.length - 1));
    setPlace(next);
    list.current?.children[next]?.scrollIntoView({ block: 'nearest' });
  };
  const pick = (finding: LibraryFinding) => {
    remember(finding.id);
    onPick(finding);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Readonly<Partial<Record<string, number>>> = {
      ArrowDown: place + 1,
      ArrowUp: place - 1,
      PageDown: place + 8,
      PageUp: place - 8,
    };
    const to = steps[event.key];
    if (event.key === 'Enter' && active) pick(active);
    else if (to !== undefined) go(to);
    else return;
    event.preventDefault();
  };

  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={onClose}
      aria-labelledby={id}
      // The field to fill in next takes the focus.
      disableRestoreFocus
      transitionDuration={0}
      slotProps={{ paper: { sx: { height: 'min(720px, calc(100% - 64px))' } } }}
    >
      <DialogTitle id={id} variant="h4" component="h2">
        Findings library
      </DialogTitle>
      <DialogContent
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateRows: 'auto minmax(0, 1fr) auto',
          paddingBlockStart: '8px !important',
        }}
      >
        <OutlinedField
          name="find-finding"
          label="Find a finding"
          value={query}
          autoComplete="off"
          autoFocus
          onChange={({ target }) => {
            setQuery(target.value);
            setPlace(0);
            list.current?.scrollTo({ top: 0 });
          }}
          onBlur={() => undefined}
          slotProps={{
            htmlInput: {
              role: 'combobox',
              'aria-autocomplete': 'list',
              'aria-expanded': true,
              'aria-controls': `${id}-list`,
              'aria-activedescendant': active ? optionId(active) : undefined,
              enterKeyHint: 'go',
              spellCheck: false,
              onKeyDown,
            },
          }}
        />
        {found.length > 0 ? (
          <List ref={list} id={`${id}-list`} role="listbox" aria-label="Findings">
            {found.map((finding) => (
              <li
                key={finding.id}
                id={optionId(finding)}
                role="option"
                aria-selected={finding.id === active?.id}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => pick(finding)}
              >
                <SeverityMark severity={finding.severity} />
                <span>
                  {finding.title}
                  <small>
                    {finding.severity === 'none'
                      ? 'No severity'
                      : `${severityWords[finding.severity]} severity`}
                  </small>
                </span>
                {isFavorite(finding, use) && (
                  <>
                    <Icon name="star" size={18} />
                    <span style={visuallyHidden}>Favorite</span>
                  </>
                )}
              </li>
            ))}
          </List>
        ) : (
          <Typography id={`${id}-list`} role="status" sx={{ color: 'text.secondary' }}>
            No finding matches. Close the library to type it yourself.
          </Typography>
        )}
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, justifyContent: 'space-between' }}>
          {active && (
            <Button
              color="inherit"
              startIcon={<Icon name="star" size={18} />}
              onClick={() => setFavorite(active.id, !isFavorite(active, use))}
            >
              {isFavorite(active, use) ? 'Remove from Favorites' : 'Add to Favorites'}
              <span style={visuallyHidden}>: {active.title}</span>
            </Button>
          )}
          <Button color="inherit" onClick={onClose} sx={{ marginInlineStart: 'auto' }}>
            Close
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  );
}
