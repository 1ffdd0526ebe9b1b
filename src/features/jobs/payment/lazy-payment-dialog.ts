import { lazy } from 'react';

export const LazyPaymentDialog = lazy(async () => ({
  default: (await import('./payment-dialog')).PaymentDialog,
}));
