import { lazy } from 'react';

export const LazySendFormsDialog = lazy(async () => ({
  default: (await import('./send-forms-dialog')).SendFormsDialog,
}));
