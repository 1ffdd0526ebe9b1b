import { business } from './business';
import { promises } from './promises';
import { routes } from './routes';

export interface Question {
  readonly question: string;
  readonly answer: string;
  /** `url` is a whole address, or one within the site that begins with a slash. */
  readonly link?: { readonly text: string; readonly url: string };
}

/** The questions of the landing page, in their order; search engines get the same as FAQPage data. */
export const faq: readonly Question[] = [
  {
    question: 'What is a sewer scope inspection?',
    answer:
      'A camera on a cable goes through the line from the house to the main, or to the septic inlet. You see on video what is in the ground: roots, cracks, offset joints, low spots, or a clear pipe.',
    link: { text: 'Read more on the blog', url: `${business.blogUrl}/sewer-inspections` },
  },
  {
    question: 'What does it cost?',
    answer:
      'A Standard Sewer Scope is $149, a Rush Sewer Scope and an Annual Checkup are $199 each, and a Return Visit / Post-Repair Check is $99. Nothing is added on the day.',
    link: { text: 'What makes up the cost', url: `${business.blogUrl}/inspection-costs` },
  },
  {
    question: 'How long does it take?',
    answer: `The inspection takes ${promises.inspectionLength}, depending on the length of the line and on how we get into it.`,
  },
  {
    question: 'When do I get the report?',
    answer:
      'Within 24 hours of the inspection, or the same day with a Rush Sewer Scope. It has the video, photos of every finding, and where in the line each one is.',
    link: { text: 'See a sample report', url: `${routes.home}#sample-report` },
  },
  {
    question: 'Do you repair what you find?',
    answer:
      'No. We inspect and nothing else: no repairs, no commissions, no upsells. So nothing in the report is there to sell you something.',
  },
  {
    question: 'Do lenders require a sewer scope?',
    answer:
      'Lenders do not typically require sewer scope inspections. Buyers ask for one because a line is the costly part of a house that nobody can see.',
  },
  {
    question: 'Where do you inspect?',
    answer: `${business.serviceAreaSummary}.`,
    link: { text: 'See the cities', url: `${routes.home}#about` },
  },
  {
    question: 'Do I have to be there?',
    answer:
      'No. Someone can let us in, or we use the lockbox: we are approved by a lockbox-system provider. Your forms, which come by e-mail once the time is confirmed, ask how we get in.',
    link: { text: 'Book an inspection', url: `${routes.home}#contact` },
  },
];
