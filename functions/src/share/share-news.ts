/** Results of an action on a report's shares, from the client's own pages. */
const shareNews = [
  'sent',
  'made',
  'closed',
  'agreed',
  'declined',
  'withdrawn',
  'no-agent',
  'no-confirmation',
  'too-many',
  'too-often',
  'too-long',
] as const;
export type ShareNews = (typeof shareNews)[number];

/** The result that a URL names. */
export function knownNews(named: string | null): ShareNews | null {
  return shareNews.find((news) => news === named) ?? null;
}
