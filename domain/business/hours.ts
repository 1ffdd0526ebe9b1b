/** Opening hours as the site prints them: specification part 1, section 9. */
export const businessHours = [
  { days: 'Monday-Friday', hours: '7 AM-6 PM' },
  { days: 'Saturday', hours: '8 AM-5 PM' },
  { days: 'Sunday', hours: 'Emergency only' },
] as const;

/** The hours in which a person answers questions, as the thank-you page prints them. */
export const supportHours = 'Monday-Friday 8:00 AM-6:00 PM MST';
