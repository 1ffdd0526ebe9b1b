import { styled } from '@mui/material/styles';
import { useSettings } from '@/settings/use-settings';
import { howItGoes } from './how-it-goes';

const List = styled('ol')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gap: 14,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  // The pipe behind the steps.
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 6,
    top: 10,
    bottom: 12,
    width: 4,
    borderRadius: 2,
    backgroundColor: theme.vars.palette.primary.main,
  },
  '& li': { position: 'relative', paddingInlineStart: 32, lineHeight: 1.35 },
  '& i': {
    position: 'absolute',
    left: 0,
    top: 8,
    width: 16,
    height: 4,
    borderRadius: 2,
    backgroundColor: theme.vars.palette.primary.main,
  },
  '& li:first-of-type i': {
    top: 2,
    boxSizing: 'border-box',
    height: 16,
    borderRadius: 8,
    border: `4px solid ${theme.vars.palette.secondary.main}`,
    backgroundColor: theme.vars.palette.background.paper,
  },
  '& strong': { display: 'block', fontWeight: 600 },
  '& span': { fontSize: '0.9375rem', color: theme.vars.palette.text.secondary },
}));

/** How it works, as a short run of pipe from the agent to the end. */
export function HowStepper({ money }: { readonly money: boolean }) {
  const settings = useSettings();
  return (
    <List aria-label="How it works">
      {howItGoes(settings, money).map(({ title, note }) => (
        <li key={title}>
          <i aria-hidden="true" />
          <strong>{title}</strong>
          <span>{note}</span>
        </li>
      ))}
    </List>
  );
}
