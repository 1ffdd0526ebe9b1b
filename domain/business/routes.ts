/** Every URL path of the product. Hosting, navigation and emails use this. */
export const routes = {
  home: '/',
  thankYou: '/thank-you',
  privacy: '/privacy',
  terms: '/terms',
  disclosure: '/disclosure',
  referralApp: '/referral-app',
  customerPortal: '/customer-portal',
  reports: '/reports',
  /** `/report/{key}`: a report's page, or a share of it. */
  report: '/report',
  /** `/emails/{token}`: unsubscribes from reminders and review requests. */
  emails: '/emails',
  /** `/texts/incoming` and `/texts/status`: the provider of text messages says what came in, and what became of ours. */
  texts: '/texts',
  agreement: '/agreement',
  inspectionAgreement: '/inspection-agreement',
  mediaRelease: '/media-release',
  questionnaire: '/sewer-scope-questionnaire',
  followUp: '/questionnaire',
  appointment: '/appointment',
  /** A referred client asks for a time. */
  chooseTime: '/choose-a-time',
  verify: '/verify',
  adminAuth: '/admin/auth',
  /** `/admin/join#{key}`: someone chooses a password by the link of an email. */
  adminJoin: '/admin/join',
  admin: '/admin',
} as const;

/** The public pages besides home that search engines list. The build's file of each has its name: `privacy.html`. */
export const listedPages = [routes.privacy, routes.terms, routes.disclosure] as const;

/** The file of a listed page below the build's folder. */
export const fileOfPage = (address: (typeof listedPages)[number]) => `${address.slice(1)}.html`;

/** The licenses of others' packages in the pages' scripts; the build writes the file. */
export const licensesFile = 'licenses.txt';

/** The screens of the referral app; any other path below it shows 'coming soon'. */
export const referralScreens = {
  home: routes.referralApp,
  form: `${routes.referralApp}/form`,
  thankyou: `${routes.referralApp}/thankyou`,
  faq: `${routes.referralApp}/faq`,
  rewards: `${routes.referralApp}/rewards`,
  contact: `${routes.referralApp}/contact`,
  tracker: `${routes.referralApp}/tracker`,
  mine: `${routes.referralApp}/mine`,
} as const;

/** The paths of the client forms app; its shell is `formsAppShell`. */
export const formsAppRoutes = [
  routes.agreement,
  routes.inspectionAgreement,
  routes.mediaRelease,
  routes.questionnaire,
  routes.followUp,
  routes.appointment,
  routes.chooseTime,
  routes.verify,
] as const;
export const formsAppShell = '/forms-app';

/** The paths of the client portal app; its shell is `portalAppShell`. */
export const portalAppRoutes = [routes.customerPortal, routes.reports] as const;
export const portalAppShell = '/portal-app';

/** The three forms of a job, in the order in which the client fills them in. */
export const formLinks = [
  { title: 'Inspection agreement', path: routes.inspectionAgreement },
  { title: 'Media release', path: routes.mediaRelease },
  { title: 'Pre-inspection questionnaire', path: routes.questionnaire },
] as const;
