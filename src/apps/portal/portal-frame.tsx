import type { ReactNode } from 'react';
import { ClientFrame } from '@/ui/client-frame';

/** What stands around both pages. */
export function PortalFrame({ children }: { readonly children: ReactNode }) {
  return (
    <ClientFrame width={960} offline="There is no connection. This page needs one.">
      {children}
    </ClientFrame>
  );
}
