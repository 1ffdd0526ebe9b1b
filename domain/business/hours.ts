/** Days by the names of schema.org, and the times between which the office is open, `HH:MM`. */
export interface OpeningTimes {
  readonly days: readonly string[];
  readonly opens: string;
  readonly closes: string;
}

interface BusinessHours {
  readonly days: string;
  readonly hours: string;
  /** The same for machines; none where nobody can just come. */
  readonly open?: OpeningTimes;
}

/** Opening hours as the site prints them: specification part 1, section 9. */
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
