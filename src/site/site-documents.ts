import { business } from '@domain/business/business';
import { legalDates } from '@domain/business/legal-dates';
import { pageTitle } from '@domain/business/page-title';
import { routes } from '@domain/business/routes';
import { builtSettings } from '@domain/settings/built-settings';
import { standardService } from '@domain/settings/offered-services';
import { hoursInWords } from '@domain/text/counted';
import { dollars } from '@domain/text/dollars';
import type { ComponentType } from 'react';
import type { Thing } from 'schema-dts';
import { LandingPage } from './landing/landing-page';
import { DisclosurePage } from './pages/disclosure-page';
import { NotFoundPage } from './pages/not-found-page';
import { OfflinePage } from './pages/offline-page';
import { PrivacyPage } from './pages/privacy-page';
import { TermsPage } from './pages/terms-page';
import { ThankYouPage } from './pages/thank-you-page';
import { shareImages, type ShareImage } from './share-images';
import { faqPage } from './structured-data/faq-page';
import { localBusiness } from './structured-data/local-business';
import { serviceOffers } from './structured-data/service-offers';
import { textPage } from './structured-data/text-page';
import { webSite } from './structured-data/web-site';

/** Of the service for a request that names none. */
const price = dollars(standardService(builtSettings.services).price);

export interface SiteDocument {
  /** The file's path below the build's folder. */
  readonly file: string;
  /** The canonical address for search engines; without one the document is not listed. */
  readonly address?: string;
  readonly title: string;
  readonly description: string;
  readonly Page: ComponentType;
  /** Names of its islands. */
  readonly islands?: readonly string[];
  /** A module below `src/` that runs once the document is parsed. */
  readonly script?: string;
  /** The script decides what is shown, so rendering waits for it. */
  readonly rendersAfterScript?: true;
  /** The day of its last change, `YYYY-MM-DD`. */
  readonly updated?: string;
  readonly shareImage?: ShareImage;
  /** Its structured data. */
  readonly structuredData?: () => readonly Thing[];
}

const legalDocument = (
  name: 'privacy' | 'terms' | 'disclosure',
  heading: string,
  description: string,
  Page: ComponentType,
): SiteDocument => ({
  file: `${name}.html`,
  address: routes[name],
  title: pageTitle(heading),
  description,
  Page,
  updated: legalDates[name],
  shareImage: shareImages[name],
  structuredData: () => textPage(heading, routes[name], legalDates[name]),
});

const { reportHours } = builtSettings.promises;

export const siteDocuments: readonly SiteDocument[] = [
  {
    file: 'index.html',
    address: routes.home,
    title: pageTitle(`Sewer scope inspections in ${business.state} from ${price}`),
    description: `Independent sewer camera inspections ${business.where}, ${business.extent}. No repairs, no commissions, no upsells. From ${price}, report within ${hoursInWords(reportHours)}.`,
    Page: LandingPage,
    islands: ['booking', 'contact'],
    shareImage: shareImages.home,
    structuredData: () => [localBusiness(), webSite(), ...serviceOffers(), faqPage()],
  },
  {
    file: 'thank-you.html',
    title: pageTitle('Thank you'),
    description: 'What happens next with your sewer scope inspection.',
    Page: ThankYouPage,
    script: 'site/scripts/thank-you.ts',
    rendersAfterScript: true,
    shareImage: shareImages.forms,
  },
  {
    file: '404.html',
    title: pageTitle('Page not found'),
    description: 'There’s no page at this address.',
    Page: NotFoundPage,
    script: 'site/scripts/not-found.ts',
  },
  {
    file: 'offline.html',
    title: pageTitle('You’re offline'),
    description: 'There’s no internet connection right now.',
    Page: OfflinePage,
  },
  legalDocument(
    'privacy',
    'Privacy Policy',
    'What we keep about you when you book a sewer scope, why, where, and for how long, and what you can ask us to do.',
    PrivacyPage,
  ),
  legalDocument(
    'terms',
    'Terms of Service',
    `The terms for our sewer line inspections in ${business.state}: bookings and payments, refunds, warranty, and jurisdiction.`,
    TermsPage,
  ),
  legalDocument(
    'disclosure',
    'Disclosure of Findings',
    'What a sewer scope shows, what it can’t show, and who gets the findings.',
    DisclosurePage,
  ),
];
