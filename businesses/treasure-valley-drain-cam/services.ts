import type { Services } from '@domain/business/facts';

export const services: Services = {
  standard: 'camera',
  unknownServicePrice: 275,
  catalog: [
    {
      id: 'camera',
      title: 'Sewer Camera Inspection',
      aliases: ['Camera'],
      description: 'The line from the cleanout to the city tap, filmed from end to end.',
      price: 185,
      turnaround: 'two business days',
      features: ['The whole line on film', 'Photos of what matters', 'A written report'],
    },
    {
      id: 'listing',
      title: 'Pre-Listing Check',
      aliases: ['Listing', 'Seller'],
      description: 'Know what a buyer’s inspector will find, before the sign goes up.',
      price: 165,
      turnaround: 'two business days',
      features: ['Film and photos', 'A one-page summary for your agent', 'A written report'],
    },
    {
      id: 'yard',
      title: 'Irrigation and Yard Line',
      aliases: ['Irrigation', 'Yard'],
      description: 'Pressurized irrigation and yard drains, where the house line isn’t the problem.',
      price: 210,
      turnaround: 'three business days',
      features: ['Up to two lines', 'A sketch of where they run', 'A written report'],
    },
    {
      id: 'verification',
      title: 'Repair Verification',
      aliases: ['Repair', 'Verification'],
      description: 'The repaired stretch, filmed again once the contractor is done.',
      price: 115,
      turnaround: 'the next business day',
      features: ['The repaired stretch on film', 'A letter for the lender'],
    },
    {
      id: 'yearly',
      title: 'Yearly Look',
      aliases: ['Yearly'],
      description: 'For lines with roots: what has grown since last year.',
      price: 145,
      turnaround: 'two business days',
      features: ['Film and photos', 'What changed since the last visit'],
    },
  ],
};
