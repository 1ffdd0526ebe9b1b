import { promisesOf } from '../settings/promises-of';
import { hoursInWords } from '../text/counted';
import { activeServices } from '../settings/offered-services';
import type { ServicesSettings, Settings } from '../settings/settings';
import { dollars } from '../text/dollars';
import { blogLinks } from './blog-links';
import { business } from './business';
import { commissionsWords } from './reward-disclosure';
import { routes } from './routes';

export interface Question {
  readonly question: string;
  readonly answer: string;
  /** `url` is absolute, or a path within the site that begins with a slash. */
  readonly link?: { readonly text: string; readonly url: string };
}

const article = (title: string) => (/^[AEIOU]/.test(title) ? 'an' : 'a');

/** `A Sewer Scope is $10, ... and a Second Visit is $20` */
function pricesInWords(services: ServicesSettings): string {
  return new Intl.ListFormat('en-US')
    .format(
      activeServices(services).map(({ title, price }) => `${article(title)} ${title} is ${dollars(price)}`),
    )
    .replace(/^a/, 'A');
}

/** `, or the same day with a Same-Day Sewer Scope` */
function sooner(services: ServicesSettings): string {
  const sameDay = activeServices(services)
    .filter(({ sameDayReport }) => sameDayReport)
    .map(({ title }) => `${article(title)} ${title}`);
  return sameDay.length === 0
    ? ''
    : `, or the same day with ${new Intl.ListFormat('en-US', { type: 'disjunction' }).format(sameDay)}`;
}

/** The questions of the landing page, in their order; search engines get them as FAQPage data. */
export function faq({
  promises,
  rewards,
  services,
}: Pick<Settings, 'promises' | 'rewards' | 'services'>): readonly Question[] {
  const { reportHours } = promises;
  const { inspectionLength } = promisesOf(promises);
  return [
    {
      question: 'What is a sewer scope inspection?',
      answer:
        'We run a camera through the sewer line from the house to the main, or to the septic inlet. The video shows you what’s underground: roots, cracks, offset joints, low spots, or a clear pipe.',
      ...(blogLinks && { link: { text: 'Read more on the blog', url: blogLinks.inspections } }),
    },
    {
      question: 'What does it cost?',
      answer: `${pricesInWords(services)}. We add nothing to that unless you agree first.`,
      ...(blogLinks && { link: { text: 'What goes into the cost', url: blogLinks.costs } }),
    },
    {
      question: 'How long does it take?',
      answer: `The inspection takes ${inspectionLength}, depending on how long the line is and where we can access it.`,
    },
    {
      question: 'When do I get the report?',
      answer: `Within ${hoursInWords(reportHours)} of the inspection${sooner(services)}. It includes the video, photos of every finding, and the footage where each one is.`,
      link: { text: 'See a sample report', url: `${routes.home}#sample-report` },
    },
    {
      question: 'Do you repair what you find?',
      answer: `No. We only inspect: no repairs, no commissions, no upsells. ${commissionsWords(rewards)}`,
    },
    {
      question: 'Do lenders require a sewer scope?',
      answer:
        'Lenders do not typically require sewer scope inspections. Buyers get one because the sewer line is an expensive part of the house that nobody can see.',
    },
    {
      question: 'Where do you inspect?',
      answer: `${business.serviceAreaSummary}.`,
      link: { text: 'See the cities', url: `${routes.home}#about` },
    },
    {
      question: 'Do I have to be there?',
      answer:
        'No. Someone can let us in, or we can use the lockbox: we’re approved by a lockbox-system provider. Once your time is confirmed, we’ll email you forms that ask how we get in.',
      link: { text: 'Book an inspection', url: `${routes.home}#contact` },
    },
  ];
}
