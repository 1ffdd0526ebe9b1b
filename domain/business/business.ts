/** The business facts that all parts print. To adopt the product for another business, edit this folder. */
export const business = {
  name: 'Wasatch Sewer Scope',
  shortName: 'Sewer Scope',
  tagline: 'Independent sewer inspections along the Wasatch Front',
  stance: 'Independent inspections. No repairs, no commissions, no upsells. Just an honest assessment.',
  region: 'Utah',
  /** The region's postal abbreviation. */
  regionCode: 'UT',
  serviceAreaSummary: 'Logan to Payson, Utah County, Salt Lake, and anywhere in Utah on request',
  phone: { display: '(801) 555-0142', e164: '+18015550142' },
  email: 'hello@example.com',
  /** Recipient of emails about new requests. */
  officeEmail: 'office@example.com',
  mailFrom: { email: 'no-reply@example.com', name: 'Wasatch Sewer Scope' },
  /** The company that delivers our email, as the privacy policy names it. */
  mailService: 'Twilio (SendGrid)',
  timeZone: 'America/Denver',
  siteUrl: 'https://www.example.com',
  blogUrl: 'https://blog.example.com',
  reviewUrl: 'https://reviews.example.com/wasatch-sewer-scope',
  social: [
    { name: 'Facebook', url: 'https://facebook.example.com/wasatch-sewer-scope' },
    { name: 'Instagram', url: 'https://instagram.example.com/wasatch-sewer-scope' },
    { name: 'YouTube', url: 'https://youtube.example.com/wasatch-sewer-scope' },
  ],
} as const;
