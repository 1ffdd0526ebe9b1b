import { business } from '@domain/business/business';
import { styled } from '@mui/material/styles';
import { BrandMark } from '@/ui/brand-mark';
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

/** The logo and the name, linked to the top of the landing page. */
export function Brand() {
  return (
    <Link href={sectionLinks.home}>
      <BrandMark />
      {business.name}
    </Link>
  );
}
