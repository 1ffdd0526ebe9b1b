import { business } from '@domain/business/business';
import { supportHours } from '@domain/business/hours';
import { routes } from '@domain/business/routes';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { BrandMark } from '@/ui/brand-mark';
import { ConnectionNote } from '@/ui/connection-note';
import { Icon } from '@/ui/icon';
import { SkipLink } from '@/ui/skip-link';

const column = { boxSizing: 'border-box', width: '100%', maxWidth: 960, marginInline: 'auto' } as const;

const Header = styled('header')(({ theme }) => ({
  background: theme.vars.palette.background.paper,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& > .bar': {
    ...column,
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 64,
    paddingInline: 20,
  },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 44,
    fontWeight: 600,
    textDecoration: 'none',
  },
  '& .home': {
    ...theme.typography.h6,
    flex: 1,
    minWidth: 0,
    fontSize: '1.0625rem',
    lineHeight: 1.2,
    color: 'inherit',
  },
  '& .phone': { gap: 8, paddingInline: 12, marginInlineEnd: -12, whiteSpace: 'nowrap' },
  '& .number': { [theme.breakpoints.down('sm')]: { display: 'none' } },
  '& .call': { [theme.breakpoints.up('sm')]: { display: 'none' } },
}));

const Main = styled('main')(({ theme }) => ({
  ...column,
  flex: 1,
  padding: 'clamp(24px, 5vw, 56px) 20px clamp(56px, 8vw, 96px)',
  '& h1': { ...theme.typography.h2, margin: 0 },
  '& h1:focus-visible': { outline: 'none' },
}));

const Footer = styled('footer')(({ theme }) => ({
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.band,
  '& > div': { ...column, display: 'grid', gap: 4, padding: '24px 20px 40px', fontSize: '0.9375rem' },
  '& p': { margin: 0 },
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 44, marginInlineEnd: 24 },
}));

const { phone } = business;

/** What stands around both pages: who we are, and how to reach us. */
export function PortalFrame({ children }: { readonly children: ReactNode }) {
  return (
    <div style={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <SkipLink />
      <Header>
        <div className="bar">
          <a className="home" href={routes.home}>
            <BrandMark />
            <span>{business.name}</span>
          </a>
          <a className="phone" href={`tel:${phone.e164}`} aria-label={`Call ${phone.display}`}>
            <Icon name="phone" size={18} />
            <span className="number">{phone.display}</span>
            <span className="call">Call</span>
          </a>
        </div>
        <ConnectionNote>There is no connection. This page needs one.</ConnectionNote>
      </Header>
      <Main id="content" tabIndex={-1} style={{ outline: 'none' }}>
        {children}
      </Main>
      <Footer>
        <div>
          <p>
            <strong>Questions?</strong> We answer {supportHours}.
          </p>
          <p>
            <a href={`tel:${phone.e164}`}>{phone.display}</a>
            <a href={`mailto:${business.email}`}>{business.email}</a>
            <a href={routes.privacy}>Privacy Policy</a>
          </p>
        </div>
      </Footer>
    </div>
  );
}
