import { business } from '@domain/business/business';

/** Addresses of the sections on the landing page. Off that page the browser goes there and then to the section. */
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

/** The blog's pages that the site links to. */
export const blogLinks = {
  home: business.blogUrl,
  inspections: `${business.blogUrl}/sewer-inspections`,
  costs: `${business.blogUrl}/inspection-costs`,
} as const;

/** For a link that opens in a new tab. */
export const newTab = { target: '_blank', rel: 'noopener' } as const;
