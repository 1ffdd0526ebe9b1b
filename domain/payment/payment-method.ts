export const paymentMethods = ['card', 'cash', 'check', 'payment-app', 'other'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export const paymentMethodLabels: Record<PaymentMethod, string> = {
  card: 'Card',
  cash: 'Cash',
  check: 'Check',
  'payment-app': 'Payment app',
  other: 'Other',
};
