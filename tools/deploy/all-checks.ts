import { addresses } from './checks/addresses';
import { apis } from './checks/apis';
import { appCheck } from './checks/app-check';
import { authentication } from './checks/authentication';
import { blogRedirect } from './checks/blog-redirect';
import { backups } from './checks/backups';
import { billing } from './checks/billing';
import { customTokens } from './checks/custom-tokens';
import { firestoreDatabase } from './checks/firestore-database';
import { hostingFile } from './checks/hosting-file';
import { indexes } from './checks/indexes';
import { mailProvider } from './checks/mail-provider';
import { payments } from './checks/payments';
import { rules } from './checks/rules';
import { schedules } from './checks/schedules';
import { secrets } from './checks/secrets';
import { settings } from './checks/settings';
import { storageBucket } from './checks/storage-bucket';
import type { Check } from './finding';

/** In the order in which a project is set up. */
export const allChecks: readonly Check[] = [
  settings,
  hostingFile,
  billing,
  apis,
  firestoreDatabase,
  backups,
  rules,
  indexes,
  storageBucket,
  authentication,
  secrets,
  customTokens,
  mailProvider,
  payments,
  addresses,
  blogRedirect,
  appCheck,
  schedules,
];
