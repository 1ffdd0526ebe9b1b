import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { business } from '@domain/business/business';
import { useAdminSession } from '@/firebase/session/use-admin-session';
import { BrandMark } from '@/ui/brand-mark';
import { visuallyHidden } from '@/ui/visually-hidden';
import { ConnectionNote } from '@/ui/connection-note';
import { NotificationsButton } from './notifications-button';
import { SignOutButton } from './outbox/sign-out-button';
import { UnsentButton } from './outbox/unsent-button';
import { AccountButton } from './account-button';
import { pageWidth } from './page-width';

const Header = styled('header')(({ theme }) => ({
  background: theme.vars.palette.background.paper,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));

const Row = styled('div')(({ theme }) => ({
  maxWidth: pageWidth,
  marginInline: 'auto',
  paddingInline: 32,
  display: 'flex',
  alignItems: 'center',
  gap: '0 16px',
  [theme.breakpoints.down('md')]: { paddingInline: 16 },
}));

const Brand = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  marginInlineEnd: 'auto',
  minWidth: 0,
  ...theme.typography.h6,
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
  '& span, & small': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' },
  '& small': {
    fontFamily: theme.typography.fontFamily,
    fontSize: '0.8125rem',
    fontWeight: 400,
    letterSpacing: 0,
    color: theme.vars.palette.text.secondary,
  },
  '& > div': { minWidth: 0 },
}));

const Email = styled('span')(({ theme }) => ({
  minWidth: 0,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  fontSize: '0.875rem',
  color: theme.vars.palette.text.secondary,
}));

interface OfficeHeaderProps {
  readonly find: ReactNode;
  readonly summary: ReactNode;
  /** Whether this device can be notified of requests and referrals. */
  readonly notifies: boolean;
  /** The tabs. */
  readonly children: ReactNode;
}

/** The search, the signed-in admin and Sign Out, with the summary row and the tabs below. */
export function OfficeHeader({ find, summary, notifies, children }: OfficeHeaderProps) {
  const session = useAdminSession();
  const email = 'email' in session ? session.email : '';
  const onPhone = useMediaQuery('(max-width: 599.95px)', { noSsr: true });
  return (
    <Header>
      <Row
        sx={{
          minHeight: { xs: 52, md: 56 },
          ...(onPhone && {
            flexWrap: 'wrap',
            justifyContent: 'flex-end',
            gap: '8px',
            paddingBlock: '4px',
            // The icon alone, so that everything fits beside the name.
            '& > .MuiButton-root:last-of-type': {
              minWidth: 44,
              paddingInline: '8px',
              '& .MuiButton-startIcon': { marginInline: 0 },
              '& .words': visuallyHidden,
            },
          }),
        }}
      >
        <Brand sx={onPhone ? { flex: '1 1 120px' } : { flex: 'none' }}>
          <BrandMark />
          <div>
            <span>{business.shortName}</span>
            <small>{onPhone ? email : 'Back office'}</small>
          </div>
        </Brand>
        {find}
        {!onPhone && <Email title={email}>{email}</Email>}
        <UnsentButton />
        {notifies && <NotificationsButton />}
        <AccountButton />
        <SignOutButton />
      </Row>
      <ConnectionNote>
        You’re offline. The lists show what this device last saw. Start Job, Mark Complete, On My Way, notes
        to self, and reports are saved here and sent later. Everything else needs a connection.
      </ConnectionNote>
      <Row sx={{ paddingInline: { xs: 0, md: '16px' } }}>{summary}</Row>
      <Row sx={{ paddingInline: { xs: 0, md: '16px' } }}>{children}</Row>
    </Header>
  );
}
