import { business } from '@domain/business/business';
import { routes } from '@domain/business/routes';
import { phoneOf } from '@domain/settings/phone-of';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useSettings } from '@/settings/use-settings';
import { BrandMark } from '@/ui/brand-mark';
import { ConnectionNote } from '@/ui/connection-note';
import { Icon } from '@/ui/icon';
import { SkipLink } from '@/ui/skip-link';

const Frame = styled('div')(({ theme }) => ({
  minHeight: '100dvh',
  display: 'flex',
  flexDirection: 'column',
  '& .column': {
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: 'var(--column)',
    marginInline: 'auto',
    paddingInline: 20,
  },
  '& > header': {
    background: theme.vars.palette.background.paper,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    '& > .column': { display: 'flex', alignItems: 'center', gap: 12, minHeight: 64 },
    '& .brand': {
      ...theme.typography.h6,
      display: 'inline-flex',
      alignItems: 'center',
      gap: 12,
      flex: 1,
      minWidth: 0,
      minHeight: 44,
      fontSize: '1.0625rem',
      lineHeight: 1.2,
      color: 'inherit',
      textDecoration: 'none',
    },
    '& .phone': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: 8,
      minHeight: 44,
      paddingInline: 12,
      marginInlineEnd: -12,
      fontWeight: 600,
      textDecoration: 'none',
      whiteSpace: 'nowrap',
    },
    '& .number': { [theme.breakpoints.down('sm')]: { display: 'none' } },
    '& .call': { [theme.breakpoints.up('sm')]: { display: 'none' } },
  },
  '& > main': {
    flex: 1,
    paddingBlock: 'clamp(24px, 5vw, 56px) clamp(56px, 8vw, 96px)',
    outline: 'none',
    '& h1': { ...theme.typography.h2, margin: 0 },
    '& h1:focus-visible': { outline: 'none' },
  },
  '& > footer': {
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    background: theme.vars.palette.band,
    '& > .column': { display: 'grid', gap: 4, paddingBlock: '24px 40px', fontSize: '0.9375rem' },
    '& p': { margin: 0 },
    '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 44, marginInlineEnd: 24 },
  },
}));

interface ClientFrameProps {
  /** The maximum width of its column, in CSS pixels. */
  readonly width: number;
  /** What being offline means on this page. */
  readonly offline: string;
  /** Nothing navigates away: the brand is not a link, and other pages open in a new tab. */
  readonly staying?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** The frame of a client's page: name and contact details. */
export function ClientFrame({ width, offline, staying = false, className, children }: ClientFrameProps) {
  const { email, supportHours, ...contact } = useSettings().contact;
  const phone = phoneOf(contact);
  const brand = (
    <>
      <BrandMark />
      <span>{business.name}</span>
    </>
  );
  return (
    <Frame className={className} style={{ ['--column' as string]: `${width}px` }}>
      <SkipLink />
      <header>
        <div className="column">
          {staying ? (
            <strong className="brand">{brand}</strong>
          ) : (
            <a className="brand" href={routes.home}>
              {brand}
            </a>
          )}
          <a className="phone" href={`tel:${phone.e164}`} aria-label={`Call ${phone.display}`}>
            <Icon name="phone" size={18} />
            <span className="number">{phone.display}</span>
            <span className="call">Call</span>
          </a>
        </div>
        <ConnectionNote>{offline}</ConnectionNote>
      </header>
      <main id="content" className="column" tabIndex={-1}>
        {children}
      </main>
      <footer>
        <div className="column">
          <p>
            <strong>Questions?</strong> We’re available {supportHours}.
          </p>
          <p>
            <a href={`tel:${phone.e164}`}>{phone.display}</a>
            <a href={`mailto:${email}`}>{email}</a>
            <a href={routes.privacy} {...(staying && { target: '_blank', rel: 'noopener' })}>
              Privacy Policy
            </a>
          </p>
        </div>
      </footer>
    </Frame>
  );
}
