import { hasFields, isListOf, isText, mayHaveFields } from '@domain/json/guards';
import { neededApis } from '../../checks/apis';
import { gcloud, shell } from '../command';
import { isKnown } from '../facts';
import { part, type Step } from '../step';

const owner = 'roles/owner';

/** @see https://cloud.google.com/sdk/gcloud/reference/auth/list */
const isAccounts = isListOf(hasFields({ account: isText, status: isText }));

export const login: Step = {
  name: 'Google Cloud CLI',
  needs: [],
  parts: () => [
    part({
      what: 'gcloud is installed and logged in',
      read: gcloud('auth', 'list'),
      is: isAccounts,
      isDone: (accounts) => accounts.some(({ status }) => status === 'ACTIVE'),
      fix: [shell('gcloud auth login')],
      byHand: 'install gcloud and log in as an owner of the project',
      role: owner,
    }),
  ],
};

/** @see https://cloud.google.com/resource-manager/reference/rest/v1/projects */
const isProject = hasFields({ projectNumber: isText, lifecycleState: isText });

export const projectThere: Step = {
  name: 'Project',
  needs: [login.name],
  parts: ({ project }) => [
    part({
      what: `${project} exists and can be read`,
      read: gcloud('projects', 'describe', project),
      is: isProject,
      isDone: ({ lifecycleState }) => lifecycleState === 'ACTIVE',
      learn: (body) => ({ projectNumber: body.projectNumber, inOrganization: 'parent' in body }),
      fix: [shell(`gcloud projects create ${project}`)],
      byHand: 'create the project, in the organization that is to own it',
      role: 'roles/viewer',
    }),
  ],
};

/** @see https://cloud.google.com/billing/docs/reference/rest/v1/ProjectBillingInfo */
const isBilling = mayHaveFields({
  billingAccountName: isText,
  billingEnabled: (value): value is boolean => typeof value === 'boolean',
});

export const billingLinked: Step = {
  name: 'Billing',
  needs: [projectThere.name],
  parts: ({ project, billingAccount }) => [
    part({
      what: 'the project has a billing account',
      read: gcloud('billing', 'projects', 'describe', project),
      is: isBilling,
      isDone: ({ billingEnabled }) => billingEnabled === true,
      learn: ({ billingAccountName }) =>
        billingAccountName ? { billingAccount: billingAccountName.replace('billingAccounts/', '') } : {},
      fix: [gcloud('billing', 'projects', 'link', project, `--billing-account=${billingAccount}`)],
      byHand: isKnown(billingAccount)
        ? null
        : 'run this command again with --billing-account; "gcloud billing accounts list" shows yours',
      role: 'roles/billing.user',
    }),
  ],
};

/**
 * What the steps below and deploy:check use, beside the product's own. The Compute Engine API creates the default
 * account that builds run as (https://cloud.google.com/compute/docs/access/service-accounts#default_service_account).
 */
const ofSetup = [
  'billingbudgets',
  'cloudbilling',
  'cloudresourcemanager',
  'compute',
  'firebase',
  'firebaseappcheck',
  'firebasehosting',
  'iam',
  'logging',
  'monitoring',
  'serviceusage',
  'storage',
].map((name) => `${name}.googleapis.com`);

export const enabledApis = [...neededApis, ...ofSetup];

/** services.enable takes at most 20: https://cloud.google.com/service-usage/docs/reference/rest/v1/services/batchEnable */
const atOnce = 20;

const batches = Array.from({ length: Math.ceil(enabledApis.length / atOnce) }, (_, index) =>
  enabledApis.slice(index * atOnce, (index + 1) * atOnce),
);

/** @see https://cloud.google.com/service-usage/docs/reference/rest/v1/services */
const isServices = isListOf(hasFields({ config: hasFields({ name: isText }) }));

export const apisEnabled: Step = {
  name: 'APIs',
  needs: [billingLinked.name],
  parts: ({ project }) =>
    batches.map((names) =>
      part({
        what: names.map((name) => name.replace('.googleapis.com', '')).join(', '),
        read: gcloud('services', 'list', '--enabled', `--project=${project}`),
        is: isServices,
        isDone: (services) => names.every((name) => services.some(({ config }) => config.name === name)),
        fix: [gcloud('services', 'enable', ...names, `--project=${project}`)],
        role: 'roles/serviceusage.serviceUsageAdmin',
      }),
    ),
};

/** @see https://firebase.google.com/docs/reference/firebase-management/rest/v1beta1/projects */
const isFirebase = hasFields({ projectId: isText });

export const firebaseAdded: Step = {
  name: 'Firebase',
  needs: [apisEnabled.name],
  parts: ({ project }) => [
    part({
      what: 'Firebase is added to the project',
      read: { method: 'GET', url: `https://firebase.googleapis.com/v1beta1/projects/${project}` },
      is: isFirebase,
      isDone: () => true,
      fix: [
        {
          method: 'POST',
          url: `https://firebase.googleapis.com/v1beta1/projects/${project}:addFirebase`,
          body: {},
        },
      ],
      role: 'roles/firebase.admin',
    }),
  ],
};

/** Constraints that forbid what the product needs, with the value that a list of allowed ones has to contain. */
const constraints = [
  {
    name: 'iam.allowedPolicyMemberDomains',
    value: 'allUsers',
    what: 'strangers may call the functions that serve pages and forms',
  },
  { name: 'run.allowedIngress', value: 'all', what: 'the functions can be reached from the internet' },
] as const;

/** @see https://cloud.google.com/resource-manager/reference/rest/v1/Policy */
const isPolicy = mayHaveFields({
  listPolicy: mayHaveFields({
    allValues: isText,
    allowedValues: isListOf(isText),
    deniedValues: isListOf(isText),
  }),
});

/** A project of its own has no organization and so no policies. */
export const organizationPolicies: Step = {
  name: 'Organization policies',
  needs: [apisEnabled.name],
  parts: ({ project, inOrganization }) =>
    inOrganization
      ? constraints.map(({ name, value, what }) =>
          part({
            what,
            read: gcloud(
              'resource-manager',
              'org-policies',
              'describe',
              `constraints/${name}`,
              `--project=${project}`,
              '--effective',
            ),
            is: isPolicy,
            isDone: ({ listPolicy: { allValues, allowedValues, deniedValues } = {} }) =>
              allValues !== 'DENY' &&
              deniedValues?.includes(value) !== true &&
              (allValues === 'ALLOW' || allowedValues === undefined || allowedValues.includes(value)),
            fix: [
              shell(
                String.raw`printf 'name: projects/${project}/policies/${name}\nspec:\n  rules:\n  - allowAll: true\n' > policy.yaml && gcloud org-policies set-policy policy.yaml`,
              ),
            ],
            byHand: 'ask someone with roles/orgpolicy.policyAdmin on the organization for this exception',
            role: 'roles/orgpolicy.policyViewer',
          }),
        )
      : [],
};
