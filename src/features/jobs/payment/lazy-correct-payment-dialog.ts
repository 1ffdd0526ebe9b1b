import { lazy } from 'react';

export const LazyCorrectPaymentDialog = lazy(async () => ({
  default: (await import('./correct-payment-dialog')).CorrectPaymentDialog,
}));
