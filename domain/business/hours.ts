/** schema.org names of the days, and the opening times, `HH:MM`. */
export interface OpeningTimes {
  readonly days: readonly string[];
  readonly opens: string;
  readonly closes: string;
}

interface BusinessHours {
  readonly days: string;
  readonly hours: string;
  /** The same as structured data; absent on days without regular hours. */
  readonly open?: OpeningTimes;
}

/** Opening hours as the site prints them: requirement P-25. */
export const businessHours: readonly BusinessHours[] = [
  {
    days: 'Monday-Friday',
    hours: '7 AM-6 PM',
    open: {
      days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: '07:00',
      closes: '18:00',
    },
  },
  { days: 'Saturday', hours: '8 AM-5 PM', open: { days: ['Saturday'], opens: '08:00', closes: '17:00' } },
  { days: 'Sunday', hours: 'Emergency only' },
];

/** The hours in which a person answers questions, as the thank-you page prints them. */
export const supportHours = 'Monday-Friday 8:00 AM-6:00 PM MST';
