import { documentScripts } from '../vite/documents/document-scripts';
import type { Reach } from './find-reach';

interface ReachRule {
  /** The forbidden module's name in messages. */
  readonly name: string;
  readonly unwanted: RegExp;
  readonly reach: Reach;
  /** The build entries that the rule applies to. */
  readonly entries: readonly string[];
}

const inPackage = (names: string) => new RegExp(`(^|/)node_modules/(${names})/`);

const scripts = documentScripts.map((script) => `src/${script}`);
const islands = scripts.filter((script) => script.includes('/islands/'));
const firstLoad = scripts.filter((script) => !islands.includes(script));

/** All public apps: HTML entries under `src/`. */
const publicApps = ['src/referral-app.html', 'src/forms-app.html'];

const forms = ['src/forms-app.html'];

/** It loads Firebase when a referrer signs in. */
const referral = ['src/referral-app.html'];

/** It loads Firebase when a client signs in. */
const portal = ['src/portal-app.html'];

const office = ['src/admin.html'];

/** What every reader of a report loads. */
const report = ['src/report-island/report.ts'];

/** The modules that the public routes and the office may reach. */
export const reachRules: readonly ReachRule[] = [
  {
    name: 'Firebase or ReactFire',
    unwanted: inPackage('reactfire|firebase|@firebase/[^/]+'),
    reach: 'at-once',
    entries: [...scripts, ...publicApps],
  },
  {
    name: 'services of Firebase besides App Check',
    unwanted: inPackage('reactfire|@firebase/(?!(?:app|app-check|component|logger|util)/)[^/]+'),
    reach: 'ever',
    entries: [...scripts, ...forms],
  },
  {
    name: 'Firebase or ReactFire',
    unwanted: inPackage('reactfire|firebase|@firebase/[^/]+'),
    reach: 'ever',
    entries: report,
  },
  {
    name: 'Firebase',
    unwanted: inPackage('firebase|@firebase/[^/]+'),
    reach: 'at-once',
    entries: portal,
  },
  {
    name: 'services of Firebase that it has no use for',
    unwanted: inPackage('reactfire|@firebase/(database|firestore|functions|remote-config|storage)'),
    reach: 'ever',
    entries: [...portal, ...referral],
  },
  {
    name: 'Formik, yup, React or MUI',
    unwanted: inPackage('formik|yup|react-dom|@mui/[^/]+|@emotion/[^/]+'),
    reach: 'at-once',
    entries: [...firstLoad, ...report],
  },
  {
    name: 'services of Firebase that it has no use for',
    unwanted: inPackage('@firebase/(database|functions|remote-config)'),
    reach: 'ever',
    entries: office,
  },
  {
    name: 'charts, the database or date pickers',
    unwanted: inPackage('@mui/x-[^/]+|@firebase/firestore'),
    reach: 'at-once',
    entries: office,
  },
  {
    name: 'date pickers',
    unwanted: inPackage('@mui/x-date-pickers|dayjs'),
    reach: 'at-once',
    entries: [...scripts, ...publicApps, ...portal],
  },
  {
    name: 'PDF code',
    unwanted: inPackage('pdf-lib|@pdf-lib/[^/]+|pdfjs-dist'),
    reach: 'at-once',
    entries: [...scripts, ...publicApps, ...portal],
  },
  {
    name: 'the reader of films, which only the report form needs',
    unwanted: inPackage('mediabunny'),
    reach: 'ever',
    entries: [...scripts, ...publicApps, ...portal, ...report],
  },
];
