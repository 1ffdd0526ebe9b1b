import { region } from '@domain/api/region';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../../backend/stack';
import { readIndexFile } from '../../indexes/index-file';

export const project = 'example-scope';
const account = '412-compute@developer.gserviceaccount.com';
const parent = `projects/${project}`;
const database = `${parent}/databases/(default)`;

/** The settings that the project's pages are built with. */
export const webSettings = {
  VITE_FIREBASE_PROJECT_ID: project,
  VITE_FIREBASE_API_KEY: 'k',
  VITE_FIREBASE_APP_ID: 'a',
  VITE_FIREBASE_AUTH_DOMAIN: `${project}.firebaseapp.com`,
  VITE_FIREBASE_STORAGE_BUCKET: `${project}.firebasestorage.app`,
  VITE_FUNCTIONS_URL: `https://${region}-${project}.cloudfunctions.net`,
};

/** In the shape of a verification key. */
export const eventKey = `M${'A'.repeat(123)}`;

/** As SendGrid's reference describes one. */
export const eventWebhook = {
  id: '1',
  enabled: true,
  url: `https://${region}-${project}.cloudfunctions.net/mail-events`,
  delivered: true,
  deferred: true,
  bounce: true,
  dropped: true,
  spam_report: true,
  public_key: eventKey,
};

export const read = (name: string) => readFileSync(path.join(repositoryRoot, name), 'utf8');

const secret = (value: string) => ({
  name: `projects/412/secrets/x/versions/1`,
  payload: { data: Buffer.from(value).toString('base64'), dataCrc32c: '1' },
});
const release = (name: string, ruleset: string) => ({
  name: `${parent}/releases/${name}`,
  rulesetName: `${parent}/rulesets/${ruleset}`,
  createTime: '2026-01-01T00:00:00Z',
});
const ruleset = (file: string) => ({
  name: `${parent}/rulesets/${file}`,
  source: { files: [{ name: file, content: read(file), fingerprint: 'abc=' }] },
});
const job = (name: string) => ({
  name: `${parent}/locations/${region}/jobs/firebase-schedule-${name}-${region}`,
  schedule: 'every 1 minutes',
  state: 'ENABLED',
});

/** The services' responses for a complete project by host and path, in the shapes of their references. */
export const healthyProject: Readonly<Record<string, unknown>> = {
  [`cloudbilling.googleapis.com/v1/${parent}/billingInfo`]: {
    name: `${parent}/billingInfo`,
    projectId: project,
    billingAccountName: 'billingAccounts/0000-1111',
    billingEnabled: true,
  },
  [`serviceusage.googleapis.com/v1/${parent}/services`]: {
    services: [
      'firestore cloudfunctions run cloudbuild artifactregistry eventarc pubsub cloudscheduler secretmanager',
      'identitytoolkit firebasestorage firebaserules iamcredentials storage',
    ]
      .flatMap((names) => names.split(' '))
      .map((name) => ({
        name: `projects/412/services/${name}.googleapis.com`,
        config: { name: `${name}.googleapis.com` },
        state: 'ENABLED',
      })),
  },
  [`cloudresourcemanager.googleapis.com/v1/${parent}`]: {
    projectNumber: '412',
    projectId: project,
    lifecycleState: 'ACTIVE',
  },
  [`firestore.googleapis.com/v1/${database}`]: {
    name: database,
    locationId: region,
    type: 'FIRESTORE_NATIVE',
    pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
    deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
  },
  [`firestore.googleapis.com/v1/${database}/backupSchedules`]: {
    backupSchedules: [{ name: `${database}/backupSchedules/1`, retention: '8467200s', dailyRecurrence: {} }],
  },
  [`firestore.googleapis.com/v1/${database}/collectionGroups/-/indexes`]: {
    indexes: readIndexFile().indexes.map(({ collectionGroup, queryScope, fields }, index) => ({
      name: `${database}/collectionGroups/${collectionGroup}/indexes/${index}`,
      queryScope,
      fields: [...fields, { fieldPath: '__name__', order: 'ASCENDING' }],
      state: 'READY',
    })),
  },
  [`firestore.googleapis.com/v1/${database}/collectionGroups/-/fields`]: {
    fields: [
      { name: `${database}/collectionGroups/__default__/fields/*`, indexConfig: { indexes: [{}] } },
      ...readIndexFile().fieldOverrides.map(({ collectionGroup, fieldPath, ttl, indexes }) => ({
        name: `${database}/collectionGroups/${collectionGroup}/fields/${fieldPath}`,
        // The service leaves an empty list out.
        indexConfig: indexes.length === 0 ? {} : { indexes },
        ...(ttl && { ttlConfig: { state: 'ACTIVE' } }),
      })),
    ],
  },
  [`firebaserules.googleapis.com/v1/${parent}/releases/cloud.firestore`]: release(
    'cloud.firestore',
    'firestore.rules',
  ),
  [`firebaserules.googleapis.com/v1/${parent}/releases/firebase.storage/${project}.firebasestorage.app`]:
    release(`firebase.storage/${project}.firebasestorage.app`, 'storage.rules'),
  [`firebaserules.googleapis.com/v1/${parent}/rulesets/firestore.rules`]: ruleset('firestore.rules'),
  [`firebaserules.googleapis.com/v1/${parent}/rulesets/storage.rules`]: ruleset('storage.rules'),
  [`identitytoolkit.googleapis.com/admin/v2/${parent}/config`]: {
    name: 'projects/412/config',
    signIn: { email: { enabled: true, passwordRequired: true } },
    client: { permissions: { disabledUserSignup: true } },
    authorizedDomains: ['localhost', `${project}.firebaseapp.com`],
  },
  ...(Object.fromEntries(
    [
      'SENDGRID_API_KEY',
      'SMTP_PASSWORD',
      'APP_HMAC_KEY',
      'STRIPE_SECRET_KEY',
      'STRIPE_WEBHOOK_SECRET',
    ].flatMap((name) => {
      const path_ = `secretmanager.googleapis.com/v1/${parent}/secrets/${name}`;
      return [
        [`${path_}/versions/latest`, { name: `projects/412/secrets/${name}/versions/1`, state: 'ENABLED' }],
        [
          `${path_}:getIamPolicy`,
          {
            bindings: [
              { role: 'roles/secretmanager.secretAccessor', members: [`serviceAccount:${account}`] },
            ],
          },
        ],
      ];
    }),
  ) as Record<string, unknown>),
  [`secretmanager.googleapis.com/v1/${parent}/secrets/SENDGRID_API_KEY/versions/latest:access`]:
    secret('SG.key'),
  [`secretmanager.googleapis.com/v1/${parent}/secrets/SMTP_PASSWORD/versions/latest:access`]:
    secret('a-password'),
  [`secretmanager.googleapis.com/v1/${parent}/secrets/STRIPE_SECRET_KEY/versions/latest:access`]:
    secret('rk_live_key'),
  [`iamcredentials.googleapis.com/v1/projects/-/serviceAccounts/${account}:generateAccessToken`]: {
    accessToken: 'borrowed',
    expireTime: '2026-01-01T00:05:00Z',
  },
  [`iamcredentials.googleapis.com/v1/projects/-/serviceAccounts/${account}:signBlob`]: {
    keyId: 'abc',
    signedBlob: 'c2ln',
  },
  [`iam.googleapis.com/v1/projects/-/serviceAccounts/${account}:getIamPolicy`]: { version: 1, etag: 'ACAB' },
  [`storage.googleapis.com/storage/v1/b/${project}.firebasestorage.app`]: {
    kind: 'storage#bucket',
    iamConfiguration: { publicAccessPrevention: 'inherited', uniformBucketLevelAccess: { enabled: false } },
    softDeletePolicy: { retentionDurationSeconds: '604800', effectiveTime: '2026-01-01T00:00:00Z' },
    location: 'US-WEST1',
  },
  [`storage.googleapis.com/storage/v1/b/${project}.firebasestorage.app/iam`]: {
    kind: 'storage#policy',
    bindings: [{ role: 'roles/storage.legacyBucketOwner', members: [`projectOwner:${project}`] }],
  },
  'api.sendgrid.com/v3/user/webhooks/event/settings/all': { max_allowed: 5, webhooks: [eventWebhook] },
  'api.sendgrid.com/v3/tracking_settings': {
    result: [
      { name: 'open', title: 'Open Tracking', description: '', enabled: false },
      { name: 'click', title: 'Click Tracking', description: '', enabled: false },
    ],
  },
  'api.sendgrid.com/v3/scopes': { scopes: ['mail.send', 'sender_verification_eligible'] },
  'api.sendgrid.com/v3/whitelabel/domains': [
    { id: 1, domain: 'sewer.example', subdomain: 'em1', valid: true, default: true },
  ],
  'api.stripe.com/v1/webhook_endpoints': {
    object: 'list',
    data: [
      {
        object: 'webhook_endpoint',
        url: `https://${region}-${project}.cloudfunctions.net/payment-webhook`,
        status: 'enabled',
        enabled_events: ['*'],
      },
    ],
  },
  [`firebasehosting.googleapis.com/v1beta1/${parent}/sites`]: {
    sites: [
      { name: `${parent}/sites/${project}`, defaultUrl: `https://${project}.web.app`, type: 'DEFAULT_SITE' },
    ],
  },
  [`firebasehosting.googleapis.com/v1beta1/${parent}/sites/${project}/customDomains`]: {
    customDomains: [
      { name: `${parent}/sites/${project}/customDomains/www.sewer.example`, hostState: 'HOST_ACTIVE' },
    ],
  },
  [`firebaseappcheck.googleapis.com/v1/${parent}/services/firestore.googleapis.com`]: {
    name: 'projects/412/services/firestore.googleapis.com',
    enforcementMode: 'ENFORCED',
  },
  [`firebaseappcheck.googleapis.com/v1/${parent}/services/firebasestorage.googleapis.com`]: {
    name: 'projects/412/services/firebasestorage.googleapis.com',
    enforcementMode: 'ENFORCED',
  },
  [`cloudscheduler.googleapis.com/v1/${parent}/locations/${region}/jobs`]: {
    jobs: [job('sweep-everything'), job('sweep-retention')],
  },
};
