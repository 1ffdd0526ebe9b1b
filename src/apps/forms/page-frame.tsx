import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { ClientFrame } from '@/ui/client-frame';

const FormFrame = styled(ClientFrame)(({ theme }) => ({
  '& > main h2': { ...theme.typography.h4, margin: 0 },
}));

/** What stands around every form. No navigation, so that nobody leaves by accident. */
export function PageFrame({ children }: { readonly children: ReactNode }) {
  return (
    <FormFrame staying width={760} offline="There is no connection. What you type stays on this device.">
      {children}
    </FormFrame>
  );
}
