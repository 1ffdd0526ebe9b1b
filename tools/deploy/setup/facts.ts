/** What the steps are about. A value in capital letters isn't known yet: `--dry-run` prints it as a placeholder. */
export interface Facts {
  readonly project: string;
  /** Where the database and the bucket are created, near the functions. */
  readonly location: string;
  readonly projectNumber: string;
  readonly inOrganization: boolean;
  readonly billingAccount: string;
  readonly alertEmail: string;
  /** A month's budget in the billing account's currency. */
  readonly budget: number;
  /** The functions' setting FUNCTIONS_SERVICE_ACCOUNT; empty for the project's default account. */
  readonly ownAccount: string;
  readonly bucket: string;
  /** Those of the features that are on. */
  readonly secrets: readonly string[];
  /** The host of the site, whose /health is watched. */
  readonly siteHost: string;
  readonly channel: string;
  readonly uptimeCheck: string;
}

export const unknownFacts = {
  projectNumber: 'PROJECT_NUMBER',
  inOrganization: true,
  billingAccount: 'BILLING_ACCOUNT',
  alertEmail: 'ALERT_EMAIL',
  channel: 'NOTIFICATION_CHANNEL',
  uptimeCheck: 'UPTIME_CHECK_ID',
} as const;

export const isKnown = (value: string) => !/^[A-Z]+(?:_[A-Z]+)+$/.test(value);

/** Runs the functions without a setting, and builds them in any case. */
export const computeAccount = ({ projectNumber }: Pick<Facts, 'projectNumber'>) =>
  `${projectNumber}-compute@developer.gserviceaccount.com`;

/** The account that the functions run as. As in firebase-tools, `name@` stands for the project's own domain. */
export function functionsAccount(facts: Facts): string {
  const { ownAccount, project } = facts;
  if (ownAccount === '') return computeAccount(facts);
  return ownAccount.endsWith('@') ? `${ownAccount}${project}.iam.gserviceaccount.com` : ownAccount;
}
