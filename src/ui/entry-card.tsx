import { styled } from '@mui/material/styles';

/** One entry of a list, with heading, facts, texts and actions as children. */
export const EntryCard = styled('article')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  minWidth: 0,
  padding: 'clamp(20px, 4vw, 32px)',
  borderRadius: 12,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& h2, & h3': { margin: 0 },
  '& h2': { ...theme.typography.h4, overflowWrap: 'anywhere' },
  '& h3': { ...theme.typography.h6 },
  '& p, & ul': { margin: 0, overflowWrap: 'anywhere' },
  '& .text': { whiteSpace: 'pre-line', maxWidth: '70ch' },
  '& .muted': { color: theme.vars.palette.text.secondary },
  '& .head': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'start',
    justifyContent: 'space-between',
    gap: '8px 16px',
  },
  '& .part': { display: 'grid', gap: 8, minWidth: 0 },
  '& .ways': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 12,
    [theme.breakpoints.down('sm')]: { '& > a, & > button': { flex: '1 1 100%', textAlign: 'center' } },
  },
  '& hr': { width: '100%', margin: 0, border: 0, borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

/** A list of such cards. */
export const EntryList = styled('div')({ display: 'grid', gap: 20, alignContent: 'start' });
