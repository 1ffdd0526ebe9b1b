import { styled } from '@mui/material/styles';

/**
 * The layout of a row's parts: `who`, `when`, `where`, `note` and `actions` as `data-part`. A card in a narrow
 * list, two columns in a medium one, one row in a wide one, by container width.
 */
export const RowGrid = styled('div')(({ theme }) => ({
  position: 'relative',
  containerType: 'inline-size',
  '& > div': {
    display: 'flex',
    flexDirection: 'column',
    gap: 12,
    padding: 16,
    fontSize: '0.9375rem',
    lineHeight: 1.5,
  },
  '& [data-part]': { minWidth: 0 },
  '& [data-part]:empty': { display: 'none' },
  '& [data-part="who"]': { gridArea: 'who' },
  '& [data-part="when"]': { gridArea: 'when' },
  '& [data-part="where"]': { gridArea: 'where' },
  '& [data-part="note"]': { gridArea: 'note', color: theme.vars.palette.text.secondary },
  '& [data-part="actions"]': {
    gridArea: 'actions',
    display: 'flex',
    flexWrap: 'wrap',
    gap: 8,
    alignItems: 'start',
    '& > .MuiButton-root': { flex: '1 1 auto', minHeight: 44 },
    // In a card the menu is in the corner and needs no row.
    '& > .MuiIconButton-root': { position: 'absolute', top: 8, right: 8, minWidth: 44, minHeight: 44 },
    '&:has(> .MuiIconButton-root:only-child)': { display: 'contents' },
  },
  '& > div:has(.MuiIconButton-root) > [data-part="who"]': { paddingRight: 40 },
  // At least 24 px high, as a touch target.
  '& [data-part="where"] a': { display: 'inline-block', minHeight: 24, paddingBlock: 1 },
  // Beside the name where there is room.
  '& [data-named]': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 8 },
  '& [data-muted]': { color: theme.vars.palette.text.secondary },
  '@container (min-width: 560px)': {
    '& > div': {
      display: 'grid',
      fontSize: '0.875rem',
      gap: '12px 24px',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gridTemplateAreas: '"who when" "where actions" "note note"',
      alignItems: 'start',
      '&:has(.MuiIconButton-root) > [data-part="who"]': { paddingRight: 0 },
      '&:not(:has([data-part="note"]:not(:empty)))': { gridTemplateAreas: '"who when" "where actions"' },
    },
    '& [data-part="actions"]': {
      justifyContent: 'flex-end',
      '&:has(> .MuiIconButton-root:only-child)': { display: 'flex' },
      '& > .MuiButton-root': { flex: '0 0 auto', minHeight: 36 },
      '& > .MuiIconButton-root': { position: 'static', minWidth: 36, minHeight: 36 },
    },
  },
  '@container (min-width: 800px)': {
    '& > div': {
      gridTemplateColumns: 'minmax(0, 21fr) minmax(0, 13fr) minmax(0, 24fr) auto',
      gridTemplateAreas: '"who when where actions" "note note note actions"',
      gap: '2px 12px',
      padding: '6px 16px',
      lineHeight: 1.4,
      '&:not(:has([data-part="note"]:not(:empty)))': { gridTemplateAreas: '"who when where actions"' },
    },
    '& [data-part="where"] a': { minHeight: 0, paddingBlock: 0 },
    // One line for what a narrow row has in two.
    '& [data-line]': { display: 'flex', flexWrap: 'wrap', columnGap: 6 },
    // The next step's button says it.
    '& [data-station]': { display: 'none' },
    '& [data-part="note"]': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 8 },
    '& [data-part="note"] > [data-state]': { marginTop: 0 },
  },
  // The details beside the list have the whole note and every action, so the row keeps one line, the next action and the menu.
  [theme.breakpoints.up('lg')]: {
    '& [data-part="note"] [data-clamped]': { WebkitLineClamp: 1 },
    '& [data-part="note"] [data-clamped] + .MuiButton-root': { display: 'none' },
    '& [data-part="actions"][data-beside-details] > :not(.MuiButton-contained, [data-next], [aria-haspopup])':
      { display: 'none' },
    // The same columns in each row of jobs, however many actions it has.
    '@container (min-width: 800px)': {
      '& > div:has([data-part="actions"] > [aria-haspopup])': {
        gridTemplateColumns: 'minmax(0, 21fr) minmax(0, 15fr) minmax(0, 22fr) 192px',
      },
    },
  },
}));
