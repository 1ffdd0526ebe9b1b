import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { ClientFrame } from '@/shared/client-page/client-frame';

const FormFrame = styled(ClientFrame)(({ theme }) => ({
  '& > main h2': { ...theme.typography.h4, margin: 0 },
}));

/** The frame around every form. It has no navigation, so that nobody leaves by accident. */
export function PageFrame({ children }: { readonly children: ReactNode }) {
  return (
    <FormFrame staying width={760} offline="You’re offline. What you type is saved on this device.">
      {children}
    </FormFrame>
  );
}
