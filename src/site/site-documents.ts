import { business } from '@domain/business/business';
import { routes } from '@domain/business/routes';
import type { ComponentType } from 'react';
import { LandingPage } from './landing/landing-page';
import { DisclosurePage } from './pages/disclosure-page';
import { FormsPage } from './pages/forms-page';
import { NotFoundPage } from './pages/not-found-page';
import { OfflinePage } from './pages/offline-page';
import { PrivacyPage } from './pages/privacy-page';
import { SoonPage } from './pages/soon-page';
import { TermsPage } from './pages/terms-page';
import { ThankYouPage } from './pages/thank-you-page';

export interface SiteDocument {
  /** Below the build's folder. */
  readonly file: string;
  /** The one address under which search engines list it; none: not listed. */
  readonly address?: string;
  readonly title: string;
  readonly description: string;
  readonly Page: ComponentType;
  /** Names of the islands on it. */
  readonly islands?: readonly string[];
  /** A module below `src/` that runs once the document is read. */
  readonly script?: string;
}

const titled = (title: string) => `${title} | ${business.name}`;

/** Every public document. */
export const siteDocuments: readonly SiteDocument[] = [
  {
    file: 'index.html',
    address: routes.home,
    title: `Sewer scope inspections in Utah from $149 | ${business.name}`,
    description:
      'Independent sewer camera inspections along the Wasatch Front, Logan to Payson. No repairs, no commissions, no upsells. From $149, report within 24 hours.',
    Page: LandingPage,
    islands: ['booking'],
  },
  {
    file: 'thank-you.html',
    title: titled('Thank you'),
    description: 'What happens next with your sewer scope inspection.',
    Page: ThankYouPage,
    script: 'site/scripts/thank-you.ts',
  },
  {
    file: '404.html',
    title: titled('Page not found'),
    description: 'This address leads nowhere.',
    Page: NotFoundPage,
    script: 'site/scripts/not-found.ts',
  },
  {
    file: 'forms.html',
    title: titled('Your forms'),
    description: 'The forms for your inspection are on their way.',
    Page: FormsPage,
  },
  {
    file: 'soon.html',
    title: titled('Not open yet'),
    description: 'This part of the site is not open yet.',
    Page: SoonPage,
  },
  {
    file: 'offline.html',
    title: titled('No connection'),
    description: 'There is no connection right now.',
    Page: OfflinePage,
  },
  {
    file: 'privacy.html',
    address: routes.privacy,
    title: titled('Privacy Policy'),
    description: 'What we keep about you, why, and for how long.',
    Page: PrivacyPage,
  },
  {
    file: 'terms.html',
    address: routes.terms,
    title: titled('Terms of Service'),
    description: 'The terms on which we inspect sewer lines.',
    Page: TermsPage,
  },
  {
    file: 'disclosure.html',
    address: routes.disclosure,
    title: titled('Disclosure of Findings'),
    description: 'What a sewer scope shows, what it cannot show, and who gets the findings.',
    Page: DisclosurePage,
  },
];
