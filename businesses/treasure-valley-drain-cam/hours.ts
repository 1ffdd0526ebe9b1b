import type { Hours } from '@domain/business/facts';

export const hours: Hours = {
  opening: [
    { days: ['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'], opens: '09:00', closes: '19:00' },
  ],
  closed: [{ days: ['Sunday', 'Monday'], words: 'Closed' }],
  requests: { from: '09:00', to: '19:00' },
};
