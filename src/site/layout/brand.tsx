import { business } from '@domain/business/business';
import { styled } from '@mui/material/styles';
import { sectionLinks } from '../site-links';

const Link = styled('a')(({ theme }) => ({
  ...theme.typography.h6,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 44,
  minWidth: 0,
  lineHeight: 1.2,
  fontSize: '1.125rem',
  color: 'inherit',
  textDecoration: 'none',
}));

/** The camera's view down a pipe, and the name. */
export function Brand() {
  return (
    <Link href={sectionLinks.home}>
      <svg
        style={{ flex: 'none' }}
        width="32"
        height="32"
        viewBox="0 0 32 32"
        aria-hidden="true"
        focusable="false"
      >
        <circle cx="16" cy="16" r="15" fill="#A8481F" />
        <circle cx="16" cy="16" r="11.4" fill="#6CC6CF" />
        <circle cx="16" cy="15.5" r="8.2" fill="#2B93A0" />
        <circle cx="16" cy="15" r="5.6" fill="#0B6470" />
        <circle cx="16" cy="14.7" r="3.2" fill="#14232D" />
      </svg>
      {business.name}
    </Link>
  );
}
