import { blogLinks } from '@domain/business/blog-links';
import { newTab, sectionLinks } from '../site-links';

/** The links of the top navigation, in order. */
export const navigationLinks: readonly { label: string; href: string; target?: string; rel?: string }[] = [
  { label: 'Home', href: sectionLinks.home },
  { label: 'Services', href: sectionLinks.services },
  { label: 'Sample Report', href: sectionLinks.sampleReport },
  { label: 'About', href: sectionLinks.about },
  { label: 'Contact', href: sectionLinks.contact },
  ...(blogLinks ? [{ label: 'Blog', href: blogLinks.home, ...newTab }] : []),
];
