import type { Hours } from '@domain/business/facts';

/** Requirement P-25. The windows that requests ask for: requirement B-09. */
export const hours: Hours = {
  opening: [
    { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '07:00', closes: '18:00' },
    { days: ['Saturday'], opens: '08:00', closes: '17:00' },
  ],
  closed: [{ days: ['Sunday'], words: 'Emergency only' }],
  requests: { from: '08:00', to: '18:00' },
};
