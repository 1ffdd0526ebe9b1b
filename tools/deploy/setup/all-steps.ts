import type { Step } from './step';
import {
  apisEnabled,
  billingLinked,
  firebaseAdded,
  login,
  organizationPolicies,
  projectThere,
} from './steps/access';
import { accountRoles, buildAccount, functionsAccountThere, serviceAgents } from './steps/accounts';
import { budget, logAlerts, notificationChannel, uptimeAlert, uptimeCheck } from './steps/alerts';
import { backupSchedule, bucketThere, database } from './steps/data';
import { secretsThere } from './steps/secrets';
import { signIn } from './steps/sign-in';

/** In the order in which a new project needs them: each comes after those that it needs. */
export const allSteps: readonly Step[] = [
  login,
  projectThere,
  billingLinked,
  apisEnabled,
  firebaseAdded,
  organizationPolicies,
  database,
  backupSchedule,
  bucketThere,
  functionsAccountThere,
  serviceAgents,
  accountRoles,
  buildAccount,
  signIn,
  secretsThere,
  notificationChannel,
  logAlerts,
  uptimeCheck,
  uptimeAlert,
  budget,
];
