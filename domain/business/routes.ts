/** Every address of the product, and what answers there. Hosting, navigation and mails are written from this. */
export const routes = {
  home: '/',
  thankYou: '/thank-you',
  privacy: '/privacy',
  terms: '/terms',
  disclosure: '/disclosure',
  referralApp: '/referral-app',
  customerPortal: '/customer-portal',
  reports: '/reports',
  /** `/report/{key}`: a report's page, or what a client shares of it. */
  report: '/report',
  agreement: '/agreement',
  inspectionAgreement: '/inspection-agreement',
  mediaRelease: '/media-release',
  questionnaire: '/sewer-scope-questionnaire',
  followUp: '/questionnaire',
  appointment: '/appointment',
  verify: '/verify',
  adminAuth: '/admin/auth',
  admin: '/admin',
} as const;

/** The screens of the referral app; whatever else lies below it is one that says 'coming soon'. */
export const referralScreens = {
  home: routes.referralApp,
  form: `${routes.referralApp}/form`,
  thankyou: `${routes.referralApp}/thankyou`,
  faq: `${routes.referralApp}/faq`,
  rewards: `${routes.referralApp}/rewards`,
  contact: `${routes.referralApp}/contact`,
  tracker: `${routes.referralApp}/tracker`,
} as const;

/** The addresses of a client's papers and questions: one app, which lies at `formsAppShell`. */
export const formsAppRoutes = [
  routes.agreement,
  routes.inspectionAgreement,
  routes.mediaRelease,
  routes.questionnaire,
  routes.followUp,
  routes.appointment,
  routes.verify,
] as const;
export const formsAppShell = '/forms-app';

/** The addresses at which a client finds bookings and reports: one app, which lies at `portalAppShell`. */
export const portalAppRoutes = [routes.customerPortal, routes.reports] as const;
export const portalAppShell = '/portal-app';

/** The three forms of a booking, in the order in which a client is asked for them. */
export const formLinks = [
  { title: 'Inspection agreement', path: routes.inspectionAgreement },
  { title: 'Media release', path: routes.mediaRelease },
  { title: 'Pre-inspection questionnaire', path: routes.questionnaire },
] as const;
