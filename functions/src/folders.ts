/**
 * The folders of the backend, lowest first, and the folders above their layer's common ground that each one may
 * import. A folder may only name folders that stand before it, so no two can import each other. Lint enforces it
 * (`eslint.config.ts`); docs/architecture.md shows the picture.
 */
type Imports = Readonly<Record<string, readonly string[]>>;

/** What knows no record of the business: calls, transactions, receipts, the audit trail, limits, logs. */
const platform: Imports = { platform: [] };

/** Drawing PDFs from content that is passed in. */
const pdf: Imports = {
  'pdf/fonts': [],
  'pdf/layout': ['pdf/fonts'],
  'pdf/brand': ['pdf/layout'],
  'pdf/receipt': [],
  'pdf/report': ['pdf/brand', 'pdf/layout'],
  'pdf/signing': ['pdf/brand', 'pdf/fonts', 'pdf/layout'],
  pdf: ['pdf/brand', 'pdf/fonts', 'pdf/layout', 'pdf/receipt', 'pdf/report', 'pdf/signing'],
  'pdf/testing': ['pdf/layout', 'pdf/report', 'pdf/signing'],
};

/** One folder per stored record: its types, what reads it and what writes it. */
const records: Imports = {
  'records/account': [],
  'records/access': [],
  'records/availability': [],
  'records/contact-preferences': [],
  'records/erasure': [],
  'records/file': [],
  'records/form-log': [],
  'records/import': [],
  'records/mail': ['records/contact-preferences'],
  'records/payment': [],
  'records/photo': [],
  'records/film': [],
  'records/portal': [],
  'records/property': [],
  'records/push': [],
  'records/questionnaire': [],
  'records/request': [],
  'records/reward': [],
  'records/job': ['records/property'],
  'records/signing': [],
  'records/stats': [],
  'records/team': [],
  'records/referral': ['records/mail'],
  'records/report': ['records/film', 'records/job', 'records/payment', 'records/photo', 'records/property'],
  'records/share': [
    'records/access',
    'records/job',
    'records/mail',
    'records/questionnaire',
    'records/report',
  ],
  'records/customer': ['records/portal', 'records/referral', 'records/report'],
  'records/outreach': ['records/job', 'records/property', 'records/report', 'records/request'],
  'records/ledger': [
    'records/customer',
    'records/job',
    'records/payment',
    'records/referral',
    'records/report',
  ],
};

/** Decisions and handlers, one folder per noun. */
const nouns: Imports = {
  access: [],
  availability: [],
  fault: [],
  feed: [],
  film: [],
  outreach: [],
  import: [],
  ledger: [],
  photo: [],
  property: ['film'],
  report: [],
  reward: [],
  settings: [],
  account: ['access'],
  team: [],
  'private-calendar': ['availability'],
  'security-log': [],
  share: [],
  customer: ['reward'],
  stats: [],
  submission: ['access'],
  'repair-list': ['access'],
  'follow-up': ['submission'],
  questionnaire: ['access', 'submission'],
  signing: ['access', 'submission'],
  payment: ['reward'],
  portal: ['share'],
  job: ['signing', 'report', 'reward', 'payment'],
  appointment: ['access', 'job'],
  referral: ['access', 'job', 'submission'],
  push: ['referral'],
  request: ['job', 'submission'],
  form: ['signing', 'request', 'submission'],
  retention: ['film', 'report'],
  erasure: ['job', 'payment', 'property', 'report'],
  health: ['erasure'],
};

const mail: Imports = {
  'mail/compose/templates': [],
  'mail/compose': [],
  'mail/compose/kinds': ['mail/compose', 'mail/compose/templates'],
  'mail/push': ['mail/compose/kinds'],
  'mail/provider': ['mail/compose'],
  mail: ['mail/compose', 'mail/compose/kinds', 'mail/provider'],
  'mail/events': ['mail'],
};

/** What renders HTML or sends a file to a browser. */
const pages: Imports = {
  'pages/parts': ['access'],
  'pages/report': ['pages/parts'],
  'pages/checkout': ['pages/parts', 'payment'],
  'pages/file': ['portal', 'referral'],
  'pages/film': ['access'],
  'pages/confirmation': ['access', 'pages/parts', 'pages/report'],
  'pages/repair-list': ['access', 'pages/parts', 'pages/report', 'repair-list', 'report', 'share'],
  'pages/share': ['access', 'pages/parts', 'share'],
  'pages/outreach': ['pages/parts', 'outreach'],
  pages: [
    'access',
    'outreach',
    'pages/outreach',
    'pages/checkout',
    'pages/confirmation',
    'pages/file',
    'pages/film',
    'pages/parts',
    'pages/repair-list',
    'pages/report',
    'pages/share',
    'share',
  ],
};

/** Events, schedules and the sweeper. */
const triggers: Imports = { triggers: ['mail'] };

/** Which deployed function answers which call or page. */
const services: Imports = { services: ['mail', 'pages'] };

const allNouns = Object.keys(nouns);

/** The layers, lowest first, with what all folders of a layer may import. */
export const layers: readonly { readonly ground: readonly string[]; readonly folders: Imports }[] = [
  { ground: [], folders: platform },
  { ground: ['platform'], folders: pdf },
  { ground: ['platform'], folders: records },
  { ground: ['platform', 'pdf', 'records'], folders: nouns },
  { ground: ['platform', 'records'], folders: mail },
  { ground: ['platform', 'pdf', 'records'], folders: pages },
  { ground: ['platform', 'records', ...allNouns], folders: triggers },
  { ground: ['platform', ...allNouns], folders: services },
];

/** Each folder, lowest first, with everything it may import besides itself. */
export const folders: readonly { readonly folder: string; readonly mayImport: readonly string[] }[] =
  layers.flatMap(({ ground, folders: imports }) =>
    Object.entries(imports).map(([folder, named]) => ({ folder, mayImport: [...ground, ...named] })),
  );
