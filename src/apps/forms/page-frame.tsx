import { business } from '@domain/business/business';
import { supportHours } from '@domain/business/hours';
import { routes } from '@domain/business/routes';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { BrandMark } from '@/ui/brand-mark';
import { ConnectionNote } from '@/ui/connection-note';
import { Icon } from '@/ui/icon';
import { SkipLink } from '@/ui/skip-link';

const Header = styled('header')(({ theme }) => ({
  background: theme.vars.palette.background.paper,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& > .bar': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    boxSizing: 'border-box',
    maxWidth: 760,
    minHeight: 64,
    marginInline: 'auto',
    paddingInline: 20,
  },
  '& strong': { ...theme.typography.h6, flex: 1, minWidth: 0, fontSize: '1.0625rem', lineHeight: 1.2 },
  '& a': {
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
}));

const Main = styled('main')(({ theme }) => ({
  flex: 1,
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: 760,
  marginInline: 'auto',
  padding: 'clamp(24px, 5vw, 56px) 20px clamp(56px, 8vw, 96px)',
  '& h1': { ...theme.typography.h2, margin: 0 },
  '& h2': { ...theme.typography.h4, margin: 0 },
  '& h1:focus-visible': { outline: 'none' },
}));

const Footer = styled('footer')(({ theme }) => ({
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.band,
  '& > div': {
    display: 'grid',
    gap: 4,
    boxSizing: 'border-box',
    maxWidth: 760,
    marginInline: 'auto',
    padding: '24px 20px 40px',
    fontSize: '0.9375rem',
  },
  '& p': { margin: 0 },
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 44, marginInlineEnd: 24 },
}));

const { phone } = business;

/** What stands around every form: who we are and how to call us. No navigation, so that nobody leaves by accident. */
export function PageFrame({ children }: { readonly children: ReactNode }) {
  return (
    <div style={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <SkipLink />
      <Header>
        <div className="bar">
          <BrandMark />
          <strong>{business.name}</strong>
          <a href={`tel:${phone.e164}`} aria-label={`Call ${phone.display}`}>
            <Icon name="phone" size={18} />
            <span className="number">{phone.display}</span>
            <span className="call">Call</span>
          </a>
        </div>
        <ConnectionNote>There is no connection. What you type stays on this device.</ConnectionNote>
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
            <a href={routes.privacy} target="_blank" rel="noopener">
              Privacy Policy
            </a>
          </p>
        </div>
      </Footer>
    </div>
  );
}
