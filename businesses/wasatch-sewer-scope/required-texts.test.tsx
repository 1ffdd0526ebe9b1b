import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { renderDocuments } from '@/site/render-document';
import { standInAssets } from '@/site/testing/stand-in-assets';

const html = renderDocuments(standInAssets);
const texts = new Map<string, string>();

/** A document body's text with single spaces, including accordions and dialogs. */
function textOf(file: string): string {
  const known = texts.get(file);
  if (known !== undefined) return known;
  const { document } = new JSDOM(html[file]).window;
  document.querySelectorAll('script, style').forEach((element) => element.remove());
  // Otherwise words of adjacent elements would be joined.
  document.body.querySelectorAll('*').forEach((element) => element.append(' '));
  const text = document.body.textContent.replace(/\s+/g, ' ');
  texts.set(file, text);
  return text;
}

/** The required texts, written out and never taken from the code: what changes here is a change of the promise. */
const landingPage: Record<string, readonly string[]> = {
  navigation: ['Home', 'Services', 'Sample Report', 'About', 'Contact', 'Blog', 'Schedule Now'],
  hero: ['Schedule a Sewer Scope', 'Learn More', 'Pricing for sewer scopes starts at $149'],
  stance: ['Independent', 'no repairs', 'no commissions', 'no upsells', 'honest assessment'],
  badges: ['24-hour turnaround', 'Video plus photos', 'Fully insured', 'lockbox', 'inspector association'],
  services: [
    'Standard Sewer Scope $149 24 hours or less',
    'Rush Sewer Scope $199 same-day available',
    'Return Visit / Post-Repair Check $99 same day available',
    'Annual Checkup $199 24 hours or less',
    'Book This Service',
  ],
  'sample report': [
    'Inspection date',
    'Property address',
    'Line material',
    'Overall condition',
    'Inspector summary',
    'View Sample Video',
    'Request Sample Report',
  ],
  'service area': [
    'Logan to Payson',
    'Utah County',
    'Salt Lake',
    'anywhere in Utah on request',
    'Salt Lake City',
    'West Jordan',
    'West Valley City',
    'Provo',
    'Orem',
    'Sandy',
    'Lehi',
    'American Fork',
    'South Jordan',
    'Taylorsville',
    'Murray',
    'Midvale',
    'Draper',
    'Riverton',
    'Herriman',
    'Pleasant Grove',
    'Saratoga Springs',
    'Eagle Mountain',
    'Cedar Hills',
    'Alpine',
    'Highland',
    'Lindon',
  ],
  'booking forms': [
    'Book Your Inspection',
    'Full Name',
    'Phone Number',
    'Email Address',
    'Property Address',
    'Inspection Type',
    'Preferred Date',
    'Preferred Time',
    'Special Instructions',
    'including city and ZIP code',
  ],
  'two-hour windows': ['8-10 AM', '10 AM-12 PM', '12-2 PM', '2-4 PM', '4-6 PM'],
  contact: ['Schedule Your Inspection', 'Quick Contact', 'Business Hours', 'Follow Us'],
  hours: ['Monday-Friday 7 AM-6 PM', 'Saturday 8 AM-5 PM', 'Sunday Emergency only'],
  promises: [
    'within 2 hours',
    '45 to 90 minutes',
    'within 24 hours',
    'same day',
    'same or next business day',
    'Lenders do not typically require sewer scope inspections',
  ],
  footer: ['Privacy Policy', 'Terms of Service', 'Disclosure of Findings'],
};

const otherPages: Record<string, readonly string[]> = {
  'privacy.html': ['Privacy Policy', 'Last updated August 1, 2025', 'Up to 2 years'],
  'terms.html': [
    'Terms of Service',
    'Acceptable use',
    'Intellectual property',
    'Bookings and payments',
    'Refund policy',
    'No warranty',
    'Utah jurisdiction',
    'Standard Sewer Scope: $149',
    'Rush Sewer Scope: $199',
    'Return Visit / Post-Repair Check: $99',
    'Annual Checkup: $199',
    'twice the fee',
    'written notice within 14 days',
    '1 year',
    'arbitration or to small claims court in Utah County',
    '$50',
    'within 48 hours after the inspection is completed and paid',
  ],
  'disclosure.html': [
    'Disclosure of Findings',
    'only the septic inlet is scoped',
    'the camera cannot be pushed through',
    'visible and accessible conditions',
    'Lenders do not typically require sewer scope inspections',
    'kept up to 2 years',
  ],
  'thank-you.html': [
    'What Happens Next?',
    'We’ll contact you within 4 hours to confirm',
    '1-2 hours on site',
    'within 24 hours of completion',
    'Monday-Friday 8:00 AM-6:00 PM MST',
    'HD video inspection',
    'Detailed report',
    'No upselling',
    'Same-day scheduling',
    'Digital report within 24 hours',
    'customer portal',
    'Return to Home',
    'blog',
    'Schedule Another Inspection',
    'Reference ID',
  ],
  '404.html': ['Oops! Page not found', 'Home', 'Services', 'Blog', 'Book an inspection', 'your portal'],
};

describe.each(Object.entries(landingPage))('the landing page, %s', (_, expected) => {
  it.each(expected)('%s', (text) => {
    expect(textOf('index.html').toLowerCase()).toContain(text.toLowerCase());
  });
});

describe.each(Object.entries(otherPages))('%s', (file, expected) => {
  it.each(expected)('%s', (text) => {
    expect(textOf(file)).toContain(text);
  });
});

it('the terms have exactly the six sections', () => {
  const { document } = new JSDOM(html['terms.html']).window;
  const headings = [...document.querySelectorAll('main section h2')].map(({ textContent }) => textContent);
  expect(headings).toEqual([
    'Acceptable use',
    'Intellectual property',
    'Bookings and payments',
    'Refund policy',
    'No warranty',
    'Utah jurisdiction',
  ]);
});
