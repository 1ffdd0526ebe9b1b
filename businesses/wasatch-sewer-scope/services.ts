import type { Services } from '@domain/business/facts';

/** Titles, prices and turnarounds: requirement P-13. */
export const services: Services = {
  standard: 'standard',
  unknownServicePrice: 350,
  catalog: [
    {
      id: 'standard',
      title: 'Standard Sewer Scope',
      aliases: [],
      description:
        'A full camera inspection of the sewer line from the house to the main, before you buy, sell, or dig.',
      price: 149,
      turnaround: '24 hours or less',
      minutes: 120,
      features: [
        'HD video of the whole line',
        'Photos of every finding',
        'Written report with footage marks',
        'Straight advice, nothing to sell',
      ],
    },
    {
      id: 'rush',
      title: 'Rush Sewer Scope',
      aliases: ['Rush'],
      description:
        'For a tight due-diligence deadline: you go to the front of the schedule and get the report the same day.',
      price: 199,
      turnaround: 'same-day available',
      minutes: 120,
      sameDayReport: true,
      features: [
        'Priority appointment',
        'Same-day report',
        'HD video and photos',
        'A call with the inspector',
      ],
    },
    {
      id: 'return',
      title: 'Return Visit / Post-Repair Check',
      compares: 'repair',
      aliases: ['Return'],
      description: 'We come back after a repair and show you on video whether the work holds up.',
      price: 99,
      turnaround: 'same day available',
      minutes: 120,
      features: [
        'The repaired section on video',
        'Before and after, side by side',
        'Independent of the contractor',
        'Short written confirmation',
      ],
    },
    {
      id: 'annual',
      title: 'Annual Checkup',
      compares: 'year',
      aliases: ['Annual'],
      description: 'A yearly look at an older line, to catch roots and offsets while they’re small.',
      price: 199,
      turnaround: '24 hours or less',
      minutes: 120,
      features: [
        'HD video of the whole line',
        'Photos of every finding',
        'Compared with last year, foot by foot',
        'Maintenance advice',
      ],
    },
  ],
};
