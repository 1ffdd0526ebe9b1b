import { business } from '@domain/business/business';
import { cities } from '@domain/business/cities';
import { businessHours } from '@domain/business/hours';
import { services } from '@domain/business/services';
import { dollars } from '@domain/text/dollars';
import type { DayOfWeek, LocalBusiness } from 'schema-dts';
import { shareImages } from '../share-images';
import { ids } from './ids';

const prices = services.map(({ price }) => price);
const closed = businessHours.filter(({ open }) => !open).map(({ days, hours }) => `${days}: ${hours}.`);
const otherPages = [...business.social.map(({ url }) => url), business.reviewUrl].filter(
  (url) => url !== null,
);

/** The business for search engines and maps. It visits its clients, so its address is only the state. */
export function localBusiness(): LocalBusiness {
  return {
    '@type': 'LocalBusiness',
    '@id': ids.business,
    name: business.name,
    description: [business.stance, ...closed].join(' '),
    url: `${business.siteUrl}/`,
    image: business.siteUrl + shareImages.home.path,
    logo: `${business.siteUrl}/icons/icon-512.png`,
    telephone: business.phone.e164,
    email: business.email,
    priceRange: [...new Set([Math.min(...prices), Math.max(...prices)])].map(dollars).join('-'),
    address: { '@type': 'PostalAddress', addressRegion: business.stateCode, addressCountry: 'US' },
    areaServed: cities.map((name) => ({ '@type': 'City', name: `${name}, ${business.stateCode}` })),
    openingHoursSpecification: businessHours.flatMap(({ open }) =>
      open
        ? {
            '@type': 'OpeningHoursSpecification' as const,
            dayOfWeek: open.days as DayOfWeek[],
            opens: open.opens,
            closes: open.closes,
          }
        : [],
    ),
    ...(otherPages.length > 0 && { sameAs: otherPages }),
  };
}
