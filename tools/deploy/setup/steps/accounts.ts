import { hasFields, isListOf, isText, mayHaveFields } from '@domain/json/guards';
import { gcloud, type Command, type GcloudCommand } from '../command';
import { computeAccount, functionsAccount, type Facts } from '../facts';
import { part, type Part, type Step } from '../step';
import { apisEnabled } from './access';
import { bucketThere } from './data';

/** @see https://cloud.google.com/iam/docs/reference/rest/v1/Policy */
const isPolicy = mayHaveFields({
  bindings: isListOf(hasFields({ role: isText, members: isListOf(isText) })),
});

interface Grant {
  readonly what: string;
  /** The policy's resource, as gcloud names it: `projects example-scope`. */
  readonly on: readonly string[];
  readonly project: string;
  readonly account: string;
  readonly role: string;
  /** What has to happen before it. */
  readonly before?: readonly Command[];
  readonly granter: string;
}

/** gcloud's three commands for policies have the same flags for every kind of resource. */
export function grant({ what, on, project, account, role, before = [], granter }: Grant): Part {
  const [resource, ...kind] = on.toReversed();
  const of = (verb: string, ...flags: string[]): GcloudCommand =>
    gcloud(
      ...kind.toReversed(),
      verb,
      resource ?? '',
      ...flags,
      ...(on[0] === 'projects' ? [] : [`--project=${project}`]),
    );
  const member = `serviceAccount:${account}`;
  return part({
    what,
    read: of('get-iam-policy'),
    is: isPolicy,
    isDone: ({ bindings = [] }) =>
      bindings.some((binding) => binding.role === role && binding.members.includes(member)),
    fix: [
      ...before,
      // Without it, gcloud asks for a condition if the policy has any.
      of('add-iam-policy-binding', `--member=${member}`, `--role=${role}`, '--condition=None'),
    ],
    role: granter,
  });
}

const onProject = (
  { project }: Facts,
  account: string,
  role: string,
  before: readonly Command[] = [],
): Part =>
  grant({
    what: `${role} for ${account}`,
    on: ['projects', project],
    project,
    account,
    role,
    before,
    granter: 'roles/resourcemanager.projectIamAdmin',
  });

/** @see https://cloud.google.com/iam/docs/reference/rest/v1/projects.serviceAccounts */
const isAccount = hasFields({ email: isText });

/** The default account exists with the Compute Engine API; another is created if it is the project's own. */
export const functionsAccountThere: Step = {
  name: "Functions' account",
  needs: [apisEnabled.name],
  parts: (facts) => {
    const account = functionsAccount(facts);
    const { project } = facts;
    return [
      part({
        what: account,
        read: gcloud('iam', 'service-accounts', 'describe', account, `--project=${project}`),
        is: isAccount,
        isDone: () => true,
        fix: [
          facts.ownAccount === ''
            ? gcloud('services', 'enable', 'compute.googleapis.com', `--project=${project}`)
            : gcloud(
                'iam',
                'service-accounts',
                'create',
                account.replace(/@.*$/, ''),
                '--display-name=Cloud Functions',
                `--project=${project}`,
              ),
        ],
        role: 'roles/iam.serviceAccountAdmin',
      }),
    ];
  },
};

/**
 * Google's own accounts that a first deploy of functions needs. Google creates each when its service is first used, and
 * grants its role some minutes later; a deploy in between fails. An agent that is created on request gets no roles.
 * @see https://cloud.google.com/iam/docs/service-agents
 * @see https://cloud.google.com/iam/docs/create-service-agents
 * @see https://cloud.google.com/eventarc/standard/docs/functions/roles-permissions
 */
const agents = [
  { service: 'cloudfunctions', domain: 'gcf-admin-robot', roles: ['roles/cloudfunctions.serviceAgent'] },
  { service: 'run', domain: 'serverless-robot-prod', roles: ['roles/run.serviceAgent'] },
  { service: 'cloudbuild', domain: 'gcp-sa-cloudbuild', roles: ['roles/cloudbuild.serviceAgent'] },
  {
    service: 'artifactregistry',
    domain: 'gcp-sa-artifactregistry',
    roles: ['roles/artifactregistry.serviceAgent'],
  },
  { service: 'eventarc', domain: 'gcp-sa-eventarc', roles: ['roles/eventarc.serviceAgent'] },
  {
    service: 'pubsub',
    domain: 'gcp-sa-pubsub',
    roles: ['roles/pubsub.serviceAgent', 'roles/iam.serviceAccountTokenCreator'],
  },
  {
    service: 'cloudscheduler',
    domain: 'gcp-sa-cloudscheduler',
    roles: ['roles/cloudscheduler.serviceAgent'],
  },
];

export const serviceAgents: Step = {
  name: 'Service agents',
  needs: [bucketThere.name],
  parts: (facts) => [
    ...agents.flatMap(({ service, domain, roles }) => {
      const account = `service-${facts.projectNumber}@${domain}.iam.gserviceaccount.com`;
      return roles.map((role) => onProject(facts, account, role, [identity(facts, service)]));
    }),
    // The trigger of uploaded files: Cloud Storage publishes its events itself.
    onProject(
      facts,
      `service-${facts.projectNumber}@gs-project-accounts.iam.gserviceaccount.com`,
      'roles/pubsub.publisher',
      [gcloud('storage', 'service-agent', `--project=${facts.project}`)],
    ),
  ],
};

/** `gcloud beta services identity create` by its interface, because the beta commands are not installed with gcloud. */
const identity = ({ project }: Facts, service: string): Command => ({
  method: 'POST',
  url: `https://serviceusage.googleapis.com/v1beta1/projects/${project}/services/${service}.googleapis.com:generateServiceIdentity`,
  body: {},
});

/** By what the functions call. Logs need no role: Cloud Run collects what they print. */
const functionsRoles = [
  // records
  'roles/datastore.user',
  // portal accounts: create, delete, end sessions
  'roles/firebaseauth.admin',
  // triggers of records and files
  'roles/eventarc.eventReceiver',
  // triggers and schedules call the functions with this account
  'roles/run.invoker',
];

export const accountRoles: Step = {
  name: "Roles of the functions' account",
  needs: [functionsAccountThere.name, bucketThere.name],
  parts: (facts) => {
    const { project, bucket } = facts;
    const account = functionsAccount(facts);
    return [
      ...functionsRoles.map((role) => onProject(facts, account, role)),
      grant({
        what: `roles/storage.objectAdmin on ${bucket}`,
        on: ['storage', 'buckets', `gs://${bucket}`],
        project,
        account,
        role: 'roles/storage.objectAdmin',
        granter: 'roles/storage.admin',
      }),
      grant({
        what: 'roles/iam.serviceAccountTokenCreator on itself, for sign-in to the portal',
        on: ['iam', 'service-accounts', account],
        project,
        account,
        role: 'roles/iam.serviceAccountTokenCreator',
        granter: 'roles/iam.serviceAccountAdmin',
      }),
    ];
  },
};

/** New projects build with the default account, which may have no role. @see https://cloud.google.com/functions/docs/securing/build-custom-sa */
export const buildAccount: Step = {
  name: 'Build account',
  needs: [apisEnabled.name],
  parts: (facts) => [onProject(facts, computeAccount(facts), 'roles/cloudbuild.builds.builder')],
};
