import { business } from '@domain/business/business';
import { openingHours } from '@domain/hours/opening-hours';
import { builtSettings } from '@domain/settings/built-settings';
import { activeServices } from '@domain/settings/offered-services';
import { dollars } from '@domain/text/dollars';
import type { DayOfWeek, LocalBusiness } from 'schema-dts';
import { shareImages } from '../share-images';
import { ids } from './ids';

const prices = activeServices(builtSettings.services).map(({ price }) => price);
const printedHours = openingHours(builtSettings.hours);
const closed = printedHours.filter(({ open }) => !open).map(({ days, hours }) => `${days}: ${hours}.`);

/** The business for search engines and maps. It visits its clients, so its address is only the state. */
export function localBusiness(): LocalBusiness {
  const { phone, email, reviewUrl, social } = builtSettings.contact;
  const otherPages = [...social.map(({ url }) => url), reviewUrl].filter((url) => url !== null);
  return {
    '@type': 'LocalBusiness',
    '@id': ids.business,
    name: business.name,
    description: [business.stance, ...closed].join(' '),
    url: `${business.siteUrl}/`,
    image: business.siteUrl + shareImages.home.path,
    logo: `${business.siteUrl}/icons/icon-512.png`,
    telephone: phone,
    email,
    priceRange: [...new Set([Math.min(...prices), Math.max(...prices)])].map(dollars).join('-'),
    address: { '@type': 'PostalAddress', addressRegion: business.stateCode, addressCountry: 'US' },
    areaServed: builtSettings.area.cities.map((name) => ({
      '@type': 'City',
      name: `${name}, ${business.stateCode}`,
    })),
    openingHoursSpecification: printedHours.flatMap(({ open }) =>
      open
        ? {
            '@type': 'OpeningHoursSpecification' as const,
            dayOfWeek: [...open.days] as DayOfWeek[],
            opens: open.opens,
            closes: open.closes,
          }
        : [],
    ),
    ...(otherPages.length > 0 && { sameAs: otherPages }),
  };
}
