import { lazy } from 'react';

/** The accept dialog, with its date picker loaded on the way to it. */
export const LazyAcceptDialog = lazy(async () => ({
  default: (await import('./accept-dialog')).AcceptDialog,
}));
