import { mailedKey } from '@/shared/access/mailed-key';
import type { LoginKind } from '@/shared/login/login-kind';
import { sessionMark } from '../session/session-mark';

/** How clients sign in to the portal. */
export const portalLogin: LoginKind = {
  audience: 'customer',
  emailHint: 'The address you booked with.',
  known: 'is a customer’s address',
  refused: 'Customer not found',
  mark: sessionMark,
  key: () => mailedKey.read(),
  load: async () => ({ signIn: (await import('@/firebase/session/portal-sign-in')).signInToPortal }),
};
