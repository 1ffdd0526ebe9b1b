import type { Contact } from '@domain/business/facts';

export const contact: Contact = {
  phone: '+12085550177',
  email: 'ask@draincam.example.org',
  officeEmail: 'desk@draincam.example.org',
  mailService: 'Example Post',
  mailFrom: { email: 'mail@draincam.example.org', name: 'Treasure Valley Drain Cam' },
  supportHours: 'Tuesday-Saturday 9:30 AM-5:30 PM MT',
  siteUrl: 'https://draincam.example.org',
  blogUrl: null,
  reviewUrl: 'https://stars.example.org/draincam',
  social: [{ name: 'Nextdoor', url: 'https://neighbors.example.org/draincam' }],
  postalAddress: 'PO Box 77, Boise, ID 83701',
};
