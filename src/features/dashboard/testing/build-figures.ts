import { noEndings, type OfficeFigures } from '@domain/stats/office-figures';

/** Figures of an ordinary week. */
export function buildFigures(overrides: Partial<OfficeFigures> = {}): OfficeFigures {
  return {
    today: '2026-03-03',
    cards: {
      referrals_week: 4,
      booked_week: 9,
      completed_week: 7,
      unpaid: 3,
      rewards_due: 2,
      follow_up: 1,
    },
    week: {
      requests: 8,
      paid: 6,
      inspector_referrals: 1,
      differences: 0,
      endings: { ...noEndings, cancelled: 1, no_show: 2 },
      turnaround: { in_time: 4, late: 1, waiting: 1, overdue: 1 },
    },
    total_referrals: 41,
    days: {
      '2026-03-02': { requests: 2, referrals: 1, completed: 3 },
      '2026-03-03': { requests: 1, referrals: 0, completed: 1 },
    },
    next_day: '2026-03-02',
    counted_at: '2026-03-03T19:00:00.000Z',
    ...overrides,
  };
}
