/** Addresses of the landing page's sections, which also work from other pages. */
export const sectionLinks = {
  home: '/#home',
  services: '/#services',
  booking: '/#booking',
  sampleReport: '/#sample-report',
  about: '/#about',
  faq: '/#faq',
  contact: '/#contact',
} as const;

/** For a link that opens in a new tab. */
export const newTab = { target: '_blank', rel: 'noopener' } as const;
