import { lazy } from 'react';

export const LazyCancelDialog = lazy(async () => ({
  default: (await import('./cancel-dialog')).CancelDialog,
}));
