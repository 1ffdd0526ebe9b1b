export interface ServiceOffering {
  readonly title: string;
  readonly description: string;
  /** US dollars. */
  readonly price: number;
  readonly turnaround: string;
  readonly features: readonly string[];
}

/** The catalogue, in the order in which it is shown. Titles, prices and turnarounds: specification part 1, section 3. */
export const services: readonly ServiceOffering[] = [
  {
    title: 'Standard Sewer Scope',
    description:
      'A full camera inspection of the line from the house to the main, before you buy, sell or dig.',
    price: 149,
    turnaround: '24 hours or less',
    features: [
      'HD video of the whole line',
      'Photos of every finding',
      'Written report with footage marks',
      'Plain advice, nothing to sell',
    ],
  },
  {
    title: 'Rush Sewer Scope',
    description:
      'For a due-diligence deadline that is close: we come first and write the report the same day.',
    price: 199,
    turnaround: 'same-day available',
    features: [
      'Priority appointment',
      'Report the same day',
      'HD video and photos',
      'A call with the inspector',
    ],
  },
  {
    title: 'Return Visit / Post-Repair Check',
    description: 'We look again after a repair and show you, on video, whether the work holds.',
    price: 99,
    turnaround: 'same day available',
    features: [
      'The repaired section on video',
      'Before and after, side by side',
      'Independent of the contractor',
      'Short written confirmation',
    ],
  },
  {
    title: 'Annual Checkup',
    description: 'A yearly look at an older line, so that roots and offsets are found while they are small.',
    price: 199,
    turnaround: '24 hours or less',
    features: [
      'Compared with last year, foot by foot',
      'HD video and photos',
      'Maintenance advice',
      'A reminder next year',
    ],
  },
];

export const defaultServiceTitle = 'Standard Sewer Scope';
/** The fixed `service_needed` of a referral. */
export const referralServiceTitle = 'Sewer Scope Inspection';
