import type { ClientJob, ClosedLinkState } from '@domain/access/client-forms';
import type { ReactNode } from 'react';
import { ClosedLink } from '@/features/client-forms/closed-link';
import { FormSkeleton } from '@/features/client-forms/form-skeleton';
import type { Opening } from '@/features/client-forms/open-forms';
import { Unreachable } from '@/features/client-forms/unreachable';
import { useClientForms } from '@/features/client-forms/use-client-forms';
import { useLinkKey } from './use-link-key';

export interface OpenLink {
  /** The access key of the client's link. */
  readonly key: string;
  readonly job: ClientJob;
  /** Loads the booking again; the form on the screen stays, whatever the result. */
  readonly reopen: () => Promise<Opening>;
}

interface ClientLinkProps {
  /** Shown where the address has no `booking`. */
  readonly missing: ReactNode;
  readonly children: (link: OpenLink) => ReactNode;
  /** Shown in place of the page for a link that is invalid, expired or revoked. */
  readonly closed?: (reason: ClosedLinkState) => ReactNode;
  /** Shown while the server can't be reached, for example a form whose draft is on the device. */
  readonly unreachable?: (key: string, retry: () => void) => ReactNode;
}

/** Redeems the link in the address, and shows its form or the reason why it can't. */
export function ClientLink({ missing, ...rest }: ClientLinkProps) {
  const key = useLinkKey();
  if (key === null) return missing;
  // A new key remounts the form, so that nothing of the last client's stays.
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
  if (view.state === 'closed')
    return closed?.(view.reason) ?? <ClosedLink reason={view.reason} linkKey={linkKey} />;
  if (view.state === 'unreachable') return unreachable?.(linkKey, retry) ?? <Unreachable onRetry={retry} />;
  return children({ key: linkKey, job: view.booking, reopen });
}
