import type { ReactNode } from 'react';
import { ClientFrame } from '@/shared/client-page/client-frame';

export function PortalFrame({ children }: { readonly children: ReactNode }) {
  return (
    <ClientFrame width={960} offline="You’re offline. This page needs a connection.">
      {children}
    </ClientFrame>
  );
}
