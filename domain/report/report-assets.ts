/**
 * Files that the report page loads. Their URLs are fixed, because the page is rendered by a function that doesn't
 * know the build's hashed file names.
 */
export const reportAssets = {
  font: '/report-assets/heading.woff2',
  /** The pipe map's interaction. */
  script: '/report-assets/report.js',
  /** The admin's preview. */
  preview: '/report-assets/preview.js',
  /** Notes that the client's browser showed the report; on a page that no browser showed before. */
  opened: '/report-assets/opened.js',
  /** Fills in the booking form for another inspection. */
  again: '/report-assets/again.js',
  /** The report of a fault, loaded when the first one happens. */
  faults: '/report-assets/faults.js',
} as const;
