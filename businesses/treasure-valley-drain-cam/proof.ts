import type { Proof } from '@domain/business/facts';

export const proof: Proof = {
  inspector: null,
  insurance: 'General liability up to $2,000,000, Example Mutual of Idaho',
  association: { name: 'Example Association of Drain Inspectors', url: 'https://drains.example.org' },
  reviews: [
    {
      words:
        'They showed up in the evening, filmed the whole line, and explained it without selling anything.',
      author: 'Marta K.',
      date: '2026-08-14',
      source: 'Example Reviews',
      url: 'https://stars.example.org/draincam/1',
    },
  ],
};
