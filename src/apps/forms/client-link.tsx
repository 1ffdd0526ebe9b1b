import type { ClientBooking, ClosedLinkState } from '@domain/access/client-forms';
import type { ReactNode } from 'react';
import { ClosedLink } from '@/features/client-forms/closed-link';
import { FormSkeleton } from '@/features/client-forms/form-skeleton';
import type { Opening } from '@/features/client-forms/open-forms';
import { Unreachable } from '@/features/client-forms/unreachable';
import { useClientForms } from '@/features/client-forms/use-client-forms';
import { useBookingKey } from './use-booking-key';

export interface OpenLink {
  /** The key of the client's link. */
  readonly key: string;
  readonly booking: ClientBooking;
  /** Asks the server again; the form that is open stays, whatever it answers. */
  readonly reopen: () => Promise<Opening>;
}

interface ClientLinkProps {
  /** Shown where the address has no `booking`. */
  readonly missing: ReactNode;
  readonly children: (link: OpenLink) => ReactNode;
  /** In place of the page for a link that opens nothing. */
  readonly closed?: (reason: ClosedLinkState) => ReactNode;
  /** In place of the page that waits for the connection, for example a form whose draft is on the device. */
  readonly unreachable?: (key: string, retry: () => void) => ReactNode;
}

/** Opens the link of the address, and shows its form, or what is in the way. */
export function ClientLink({ missing, ...rest }: ClientLinkProps) {
  const key = useBookingKey();
  if (key === null) return missing;
  // A new key is a new form: nothing of the last client's may stay.
  return <KnownLink key={key} linkKey={key} {...rest} />;
}

function KnownLink({
  linkKey,
  children,
  closed,
  unreachable,
}: Omit<ClientLinkProps, 'missing'> & { readonly linkKey: string }) {
  const { view, retry, reopen } = useClientForms(linkKey);
  if (view.state === 'loading') return <FormSkeleton />;
  if (view.state === 'closed') return closed?.(view.reason) ?? <ClosedLink reason={view.reason} />;
  if (view.state === 'unreachable') return unreachable?.(linkKey, retry) ?? <Unreachable onRetry={retry} />;
  return children({ key: linkKey, booking: view.booking, reopen });
}
