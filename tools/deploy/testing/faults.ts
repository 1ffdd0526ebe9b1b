import { region } from '@domain/api/region';
import { project, eventWebhook } from './healthy-project';

/** Service responses without data: permission denied or not found. */
export const refused = Symbol('refused');
export const gone = Symbol('gone');

const p = `projects/${project}`;
const account =
  'iamcredentials.googleapis.com/v1/projects/-/serviceAccounts/412-compute@developer.gserviceaccount.com';

/** A fault, the request that finds it, its response, and the row that reports it. */
export const faults: readonly (readonly [what: string, path: string, answer: unknown, line: RegExp])[] = [
  [
    'no billing',
    `cloudbilling.googleapis.com/v1/${p}/billingInfo`,
    { billingEnabled: false },
    /✗ Billing: .*Blaze/,
  ],
  [
    'a disabled API',
    `serviceusage.googleapis.com/v1/${p}/services`,
    { services: [] },
    /✗ APIs: run: gcloud services enable firestore/,
  ],
  ['no database', `firestore.googleapis.com/v1/${p}/databases/(default)`, gone, /✗ Firestore: create/],
  [
    'a database in a distant region',
    `firestore.googleapis.com/v1/${p}/databases/(default)`,
    { type: 'FIRESTORE_NATIVE', locationId: 'eur3' },
    /✗ Firestore: lies in eur3/,
  ],
  [
    'no recovery',
    `firestore.googleapis.com/v1/${p}/databases/(default)`,
    { type: 'FIRESTORE_NATIVE', locationId: 'nam5' },
    /✗ Firestore: run: .*--enable-pitr/,
  ],
  [
    'no backups',
    `firestore.googleapis.com/v1/${p}/databases/(default)/backupSchedules`,
    {},
    /✗ Backups: run:/,
  ],
  [
    'outdated rules',
    `firebaserules.googleapis.com/v1/${p}/rulesets/firestore.rules`,
    { source: { files: [{ content: 'allow read;' }] } },
    /✗ Rules: firestore\.rules are deployed otherwise/,
  ],
  [
    'rules that were never deployed',
    `firebaserules.googleapis.com/v1/${p}/releases/cloud.firestore`,
    gone,
    /✗ Rules: firestore\.rules were never/,
  ],
  [
    'missing indexes',
    `firestore.googleapis.com/v1/${p}/databases/(default)/collectionGroups/-/indexes`,
    {},
    /✗ Indexes: \d+ are missing/,
  ],
  [
    'long texts that have indexes',
    `firestore.googleapis.com/v1/${p}/databases/(default)/collectionGroups/-/fields`,
    {},
    /✗ Indexes: \d+ fields that nobody asks for have indexes, such as \w+\.\w+/,
  ],
  [
    'expired receipts that Firestore keeps',
    `firestore.googleapis.com/v1/${p}/databases/(default)/collectionGroups/-/fields`,
    {},
    /✗ Indexes: no time-to-live policy on \w+\.\w+/,
  ],
  [
    'no webhook for bounces',
    'api.sendgrid.com/v3/user/webhooks/event/settings/all',
    { webhooks: [] },
    /✗ Mail: add an event webhook to https:\/\/\S+\/mail-events in SendGrid/,
  ],
  [
    'a webhook that hears of no bounce',
    'api.sendgrid.com/v3/user/webhooks/event/settings/all',
    { webhooks: [{ ...eventWebhook, bounce: false }] },
    /✗ Mail: add to SendGrid's event webhook: bounce$/m,
  ],
  [
    'a webhook that is signed with another key',
    'api.sendgrid.com/v3/user/webhooks/event/settings/all',
    { webhooks: [{ ...eventWebhook, public_key: 'another' }] },
    /✗ Mail: SENDGRID_EVENT_KEY isn't the verification key of SendGrid's event webhook/,
  ],
  [
    'tracked clicks',
    'api.sendgrid.com/v3/tracking_settings',
    { result: [{ name: 'click', title: 'Click Tracking', enabled: true }] },
    /✗ Mail: SendGrid tracks clicks: turn it off/,
  ],
  [
    'sign-up for everybody',
    `identitytoolkit.googleapis.com/admin/v2/${p}/config`,
    { signIn: { email: { enabled: true, passwordRequired: true } } },
    /✗ Authentication: switch off sign-up/,
  ],
  [
    'sign-in by link alone',
    `identitytoolkit.googleapis.com/admin/v2/${p}/config`,
    { signIn: { email: { enabled: true } } },
    /✗ Authentication: enable the provider/,
  ],
  [
    'a secret that is not set',
    `secretmanager.googleapis.com/v1/${p}/secrets/APP_HMAC_KEY/versions/latest`,
    gone,
    /✗ Secrets: APP_HMAC_KEY is not set/,
  ],
  [
    'a disabled secret',
    `secretmanager.googleapis.com/v1/${p}/secrets/APP_HMAC_KEY/versions/latest`,
    { state: 'DISABLED' },
    /✗ Secrets: the newest version of APP_HMAC_KEY is DISABLED/,
  ],
  [
    'a secret without a grant',
    `secretmanager.googleapis.com/v1/${p}/secrets/APP_HMAC_KEY:getIamPolicy`,
    {},
    /\? Secrets: the functions may not read APP_HMAC_KEY/,
  ],
  [
    'an account that may not sign',
    `${account}:signBlob`,
    refused,
    /✗ Portal sign-in: .*serviceAccountTokenCreator/,
  ],
  [
    'an account with an empty policy',
    `${account}:generateAccessToken`,
    refused,
    /✗ Portal sign-in: .*may not sign/,
  ],
  [
    'a public bucket',
    `storage.googleapis.com/storage/v1/b/${project}.firebasestorage.app/iam`,
    { bindings: [{ members: ['allUsers'] }] },
    /✗ Files: everybody may read/,
  ],
  [
    'a bucket that holds deleted files too long',
    `storage.googleapis.com/storage/v1/b/${project}.firebasestorage.app`,
    { softDeletePolicy: { retentionDurationSeconds: String(90 * 86_400) } },
    /✗ Files: deleted files stay for 90 days/,
  ],
  [
    'no bucket',
    `storage.googleapis.com/storage/v1/b/${project}.firebasestorage.app`,
    gone,
    /✗ Files: there is no bucket/,
  ],
  [
    'a key that may not send',
    'api.sendgrid.com/v3/scopes',
    { scopes: ['user.profile.read'] },
    /✗ Mail: the key may not send/,
  ],
  [
    'a domain that is not verified',
    'api.sendgrid.com/v3/whitelabel/domains',
    [{ domain: 'sewer.example', valid: false }],
    /✗ Mail: authenticate sewer\.example/,
  ],
  [
    'a key without permission',
    'api.sendgrid.com/v3/whitelabel/domains',
    refused,
    /\? Mail: the key lacks permission/,
  ],
  [
    'a test key',
    `secretmanager.googleapis.com/v1/${p}/secrets/STRIPE_SECRET_KEY/versions/latest:access`,
    { payload: { data: Buffer.from('sk_test_x').toString('base64') } },
    /✗ Payments: STRIPE_SECRET_KEY is a test key/,
  ],
  [
    'no webhook',
    'api.stripe.com/v1/webhook_endpoints',
    { data: [] },
    new RegExp(`✗ Payments: add a webhook to https://${region}-`),
  ],
  [
    'a webhook without the required events',
    'api.stripe.com/v1/webhook_endpoints',
    {
      data: [
        {
          url: `https://${region}-${project}.cloudfunctions.net/payment-webhook`,
          status: 'enabled',
          enabled_events: ['charge.refunded'],
        },
      ],
    },
    /✗ Payments: add to the webhook: checkout\.session\.completed/,
  ],
  [
    'a site elsewhere',
    `firebasehosting.googleapis.com/v1beta1/${p}/sites/${project}/customDomains`,
    {},
    /✗ Addresses: https:\/\/www\.sewer\.example is not a Hosting address/,
  ],
  [
    'App Check that is not enforced',
    `firebaseappcheck.googleapis.com/v1/${p}/services/firestore.googleapis.com`,
    { name: 'x' },
    /✗ App Check: enforce App Check for firestore/,
  ],
  [
    'a paused sweeper',
    `cloudscheduler.googleapis.com/v1/${p}/locations/${region}/jobs`,
    { jobs: [{ name: `x/firebase-schedule-sweep-everything-${region}`, state: 'PAUSED' }] },
    /✗ Schedules: sweep-everything is PAUSED/,
  ],
  [
    'credentials without permission',
    `cloudbilling.googleapis.com/v1/${p}/billingInfo`,
    refused,
    /\? Billing: these credentials lack permission/,
  ],
  [
    'an unknown shape',
    `serviceusage.googleapis.com/v1/${p}/services`,
    { services: [{}] },
    /\? APIs: was answered in a shape/,
  ],
];
