export interface ServiceOffering {
  readonly title: string;
  /** A name that contains this word is quoted at this service's price. */
  readonly quotedFor?: string;
  readonly description: string;
  /** US dollars. */
  readonly price: number;
  readonly turnaround: string;
  /** Whether the report is promised for the day of the inspection, not only within the usual hours. */
  readonly sameDayReport?: true;
  readonly features: readonly string[];
}

/** The catalog in display order. Titles, prices and turnarounds: requirement P-13. */
const catalog = [
  {
    title: 'Standard Sewer Scope',
    description:
      'A full camera inspection of the sewer line from the house to the main, before you buy, sell, or dig.',
    price: 149,
    turnaround: '24 hours or less',
    features: [
      'HD video of the whole line',
      'Photos of every finding',
      'Written report with footage marks',
      'Straight advice, nothing to sell',
    ],
  },
  {
    title: 'Rush Sewer Scope',
    quotedFor: 'Rush',
    description:
      'For a tight due-diligence deadline: you go to the front of the schedule and get the report the same day.',
    price: 199,
    turnaround: 'same-day available',
    sameDayReport: true,
    features: ['Priority appointment', 'Same-day report', 'HD video and photos', 'A call with the inspector'],
  },
  {
    title: 'Return Visit / Post-Repair Check',
    quotedFor: 'Return',
    description: 'We come back after a repair and show you on video whether the work holds up.',
    price: 99,
    turnaround: 'same day available',
    features: [
      'The repaired section on video',
      'Photos of the repair with footage marks',
      'Independent of the contractor',
      'Short written confirmation',
    ],
  },
  {
    title: 'Annual Checkup',
    quotedFor: 'Annual',
    description: 'A yearly look at an older line, to catch roots and offsets while they’re small.',
    price: 199,
    turnaround: '24 hours or less',
    features: [
      'HD video of the whole line',
      'Photos of every finding',
      'Written report with footage marks',
      'Maintenance advice',
    ],
  },
] as const satisfies readonly ServiceOffering[];

export type ServiceTitle = (typeof catalog)[number]['title'];
type CatalogService = ServiceOffering & { readonly title: ServiceTitle };

export const services: readonly CatalogService[] = catalog;

export const serviceTitles: readonly ServiceTitle[] = services.map(({ title }) => title);

export const defaultServiceTitle = 'Standard Sewer Scope' satisfies ServiceTitle;
/** The fixed `service_needed` of a referral. */
export const referralServiceTitle = 'Sewer Scope Inspection';

const known: readonly string[] = [...serviceTitles, referralServiceTitle];

/**
 * A stored service name, safe to put in emails: callers can submit any name, so only names from the catalog are
 * repeated.
 */
export function knownService(title: string): string {
  return known.includes(title) ? title : 'Sewer inspection';
}

/** The services whose report is promised for the day of the inspection. */
export const sameDayReportServices: readonly string[] = services
  .filter(({ sameDayReport }) => sameDayReport)
  .map(({ title }) => title);

/** Whether a stored service's report is promised for the day of the inspection. */
export function hasSameDayReport(service: string): boolean {
  return sameDayReportServices.includes(service);
}
