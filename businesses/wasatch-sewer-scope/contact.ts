import type { Contact } from '@domain/business/facts';

export const contact: Contact = {
  phone: '+18015550142',
  email: 'hello@example.com',
  officeEmail: 'office@example.com',
  mailService: 'Twilio (SendGrid)',
  mailFrom: { email: 'no-reply@example.com', name: 'Wasatch Sewer Scope' },
  supportHours: 'Monday-Friday 8:00 AM-6:00 PM MST',
  siteUrl: 'https://www.example.com',
  blogUrl: 'https://blog.example.com',
  reviewUrl: 'https://reviews.example.com/wasatch-sewer-scope',
  social: [
    { name: 'Facebook', url: 'https://facebook.example.com/wasatch-sewer-scope' },
    { name: 'Instagram', url: 'https://instagram.example.com/wasatch-sewer-scope' },
    { name: 'YouTube', url: 'https://youtube.example.com/wasatch-sewer-scope' },
  ],
  postalAddress: 'PO Box 142, Salt Lake City, UT 84110',
};
