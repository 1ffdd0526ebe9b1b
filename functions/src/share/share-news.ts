/** Results of an action on a report's shares, from the report's own page. */
export const shareNews = ['sent', 'made', 'closed', 'no-agent', 'too-many', 'too-often', 'too-long'] as const;
export type ShareNews = (typeof shareNews)[number];
