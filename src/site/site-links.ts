import { business } from '@domain/business/business';

/** Addresses of the landing page's sections, which also work from other pages. */
export const sectionLinks = {
  home: '/#home',
  services: '/#services',
  booking: '/#booking',
  sampleReport: '/#sample-report',
  about: '/#about',
  blog: '/#blog',
  faq: '/#faq',
  contact: '/#contact',
} as const;

/** The blog pages that the site links to. */
export const blogLinks = {
  home: business.blogUrl,
  inspections: `${business.blogUrl}/sewer-inspections`,
  costs: `${business.blogUrl}/inspection-costs`,
} as const;

/** For a link that opens in a new tab. */
export const newTab = { target: '_blank', rel: 'noopener' } as const;
