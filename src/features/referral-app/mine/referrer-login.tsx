import { styled } from '@mui/material/styles';
import { LoginSteps } from '@/shared/login/login-steps';
import type { LoginKind } from '@/shared/login/login-kind';
import { CoreIcon } from '@/ui/core-icon';
import { Notice } from '@/ui/notice';
import { referrerMark } from './session-mark';

const Screen = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  '& > p': { margin: 0, fontSize: '1.0625rem', color: theme.vars.palette.text.secondary },
  '& .card': {
    padding: 'clamp(16px, 5vw, 32px)',
    borderRadius: 12,
    border: `1px solid ${theme.vars.palette.divider}`,
    borderTop: `4px solid ${theme.vars.palette.primary.main}`,
    backgroundColor: theme.vars.palette.background.paper,
  },
  '& form': { display: 'grid', gap: 20 },
  '& form p': { margin: 0, overflowWrap: 'anywhere' },
  '& .quiet': { fontSize: '0.9375rem', color: theme.vars.palette.text.secondary },
  '& .ways': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 12,
    [theme.breakpoints.down('sm')]: { '& > button': { flex: '1 1 100%' } },
  },
}));

/** How referrers sign in. The key is of the emailed link through which they came to the tracker. */
const referrerLogin: LoginKind = {
  audience: 'referrer',
  emailHint: 'The address you send referrals with.',
  known: 'is on a referral you sent',
  refused: 'We couldn’t sign you in',
  mark: referrerMark,
  key: () => new URLSearchParams(location.search).get('link') ?? '',
  load: async () => ({ signIn: (await import('@/firebase/session/referrer-sign-in')).signInReferrer }),
};

/** Signing in to one's referrals: an email address, then the emailed code. */
export function ReferrerLogin({ offline }: { readonly offline: boolean }) {
  return (
    <Screen>
      <p>
        Sign in to see every referral you’ve sent, on any device: where each one stands, and what your clients
        shared with you.
      </p>
      {offline && (
        <Notice role="status">
          <CoreIcon name="cloud-off" />
          <div>
            <p>
              You’re offline. Signing in needs a connection. Referrals you send now are saved on this device.
            </p>
          </div>
        </Notice>
      )}
      <div className="card">
        <LoginSteps kind={referrerLogin} />
      </div>
    </Screen>
  );
}
