import { business } from '@domain/business/business';
import { styled } from '@mui/material/styles';
import { Icon } from '@/ui/icon';
import { visuallyHidden } from '@/ui/visually-hidden';
import { newTab } from '../site-links';

const Floating = styled('a')(({ theme }) => ({
  position: 'fixed',
  right: 16,
  bottom: 16,
  zIndex: 5,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 48,
  padding: '8px 18px 8px 14px',
  borderRadius: 24,
  border: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: 'var(--floating-shadow)',
  fontSize: '0.9375rem',
  fontWeight: 600,
  textDecoration: 'none',
  '& svg': { color: theme.vars.palette.primary.main },
  '&:hover': { backgroundColor: theme.vars.palette.band },
  [theme.breakpoints.down('sm')]: {
    width: 48,
    padding: 0,
    justifyContent: 'center',
    '& span': visuallyHidden,
  },
  // The inline script moves it out of the way of controls. Without scripts it is at the end of the page.
  transition: 'opacity 150ms',
  '&[data-away]:not(:focus-visible)': { opacity: 0, pointerEvents: 'none' },
  '@media (scripting: none)': { position: 'static', margin: 16 },
  '@media print': { display: 'none' },
}));

/** Links to the business's review page, if it has one. */
export function ReviewButton() {
  if (business.reviewUrl === null) return null;
  return (
    <aside aria-label="Reviews">
      <Floating href={business.reviewUrl} {...newTab} data-floating="">
        <Icon name="star" />
        <span>Reviews</span>
      </Floating>
    </aside>
  );
}
