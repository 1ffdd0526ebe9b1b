/**
 * Files that the report page loads, at addresses that stay: it is written by a function, which knows nothing of the names
 * that a build of the site gives.
 */
export const reportAssets = {
  font: '/report-assets/bricolage-grotesque.woff2',
  /** The pipe map’s interaction. */
  script: '/report-assets/report.js',
  /** An admin’s preview. */
  preview: '/report-assets/preview.js',
} as const;
