import { lazy } from 'react';

export const LazyDeclineDialog = lazy(async () => ({
  default: (await import('./decline-dialog')).DeclineDialog,
}));
