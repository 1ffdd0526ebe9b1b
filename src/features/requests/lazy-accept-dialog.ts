import { lazy } from 'react';

/** The accept dialog, loaded with its date picker on demand. */
export const LazyAcceptDialog = lazy(async () => ({
  default: (await import('./accept-dialog')).AcceptDialog,
}));
