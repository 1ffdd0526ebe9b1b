import { setTimeout as delay } from 'node:timers/promises';
import { region } from '@domain/api/region';
import { business } from '@domain/business/business';
import { refuseOtherBusiness } from '../../business/chosen-business.mjs';
import { Failure } from '../../console/failure.mjs';
import { flag, readOptions, text, wholeNumber } from '../../console/options';
import { neededSecrets } from '../checks/secrets';
import { functionSettingsOf } from '../read-settings';
import { allSteps } from './all-steps';
import { unknownFacts, type Facts } from './facts';
import { googleOf } from './google';
import { lastRows, printOutcome, printPlan } from './print';
import { setUp } from './set-up';

const options = {
  project: text(null),
  /** Carries out what is missing. */
  do: flag,
  /** Prints every step with its commands, without gcloud and without a network. */
  dryRun: flag,
  billingAccount: text(null),
  location: text(region),
  alertEmail: text(null),
  budget: wholeNumber(50),
  /** Seconds between two attempts at what Google needs some minutes for. */
  wait: wholeNumber(20, { least: 0 }),
  tries: wholeNumber(15),
};

/** `npm run deploy:setup -- --project {id}`: what a project still needs; with `--do`, carries it out. */
export async function main(args: string[]): Promise<number> {
  refuseOtherBusiness();
  const { project, dryRun, wait, tries, ...chosen } = readOptions(args, options);
  if (dryRun && chosen.do) throw new Failure('Give --do or --dry-run, not both.');
  if (project === null && !dryRun) throw new Failure('Name the project: --project your-project');
  const facts = factsOf(project ?? 'YOUR_PROJECT', chosen);
  if (dryRun) {
    printPlan(allSteps, facts);
    return 0;
  }
  const outcomes = await setUp(allSteps, facts, {
    google: googleOf(facts.project, redirected(process.env.DEPLOY_SETUP_SERVER)),
    isDoing: chosen.do,
    tries: Number(tries),
    pause: () => delay(Number(wait) * 1000),
    report: (outcome, position) => printOutcome(outcome, position, facts.project),
  });
  return lastRows(outcomes, facts.project);
}

interface Chosen {
  readonly billingAccount: string | null;
  readonly location: string;
  readonly alertEmail: string | null;
  readonly budget: number | null;
}

function factsOf(project: string, { billingAccount, location, alertEmail, budget }: Chosen): Facts {
  const settings = functionSettingsOf(project);
  return {
    ...unknownFacts,
    ...(billingAccount !== null && { billingAccount: billingAccount.replace('billingAccounts/', '') }),
    ...(alertEmail !== null && { alertEmail }),
    project,
    location,
    budget: budget ?? 0,
    ownAccount: settings.FUNCTIONS_SERVICE_ACCOUNT ?? '',
    bucket: `${project}.firebasestorage.app`,
    secrets: neededSecrets(settings),
    siteHost: new URL(settings.SITE_URL || business.siteUrl).host,
  };
}

/** Tests send the requests to a server of their own. It gets an access token, so only this machine's is allowed. */
function redirected(server: string | undefined): (url: string) => string {
  if (!server) return (url) => url;
  const { hostname, href } = new URL(server);
  if (hostname !== '127.0.0.1') throw new Failure('DEPLOY_SETUP_SERVER must be on 127.0.0.1.');
  return (url) => url.replace('https://', href);
}
