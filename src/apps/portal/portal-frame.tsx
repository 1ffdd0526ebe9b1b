import type { ReactNode } from 'react';
import { ClientFrame } from '@/ui/client-frame';

export function PortalFrame({ children }: { readonly children: ReactNode }) {
  return (
    <ClientFrame width={960} offline="You’re offline. This page needs a connection.">
      {children}
    </ClientFrame>
  );
}
