import { styled } from '@mui/material/styles';

const Link = styled('a')(({ theme }) => ({
  position: 'absolute',
  left: 16,
  top: -64,
  zIndex: 20,
  padding: '12px 16px',
  borderRadius: 4,
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
  '&:focus': { top: 12 },
}));

/** The first focusable element: skips the header to `#content`. */
export function SkipLink() {
  return <Link href="#content">Skip to the content</Link>;
}
