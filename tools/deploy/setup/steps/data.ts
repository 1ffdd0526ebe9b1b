import { hasFields, isListOf, isText, mayHaveFields } from '@domain/json/guards';
import { gcloud } from '../command';
import { part, type Step } from '../step';
import { apisEnabled, firebaseAdded } from './access';

const datastoreOwner = 'roles/datastore.owner';

/** The API leaves out what has its default. @see https://cloud.google.com/firestore/docs/reference/rest/v1/projects.databases */
const isDatabase = mayHaveFields({
  type: isText,
  pointInTimeRecoveryEnablement: isText,
  deleteProtectionState: isText,
});

/** https://cloud.google.com/sdk/gcloud/reference/firestore/databases */
export const database: Step = {
  name: 'Database',
  needs: [apisEnabled.name],
  parts: ({ project, location }) => {
    const read = gcloud('firestore', 'databases', 'describe', '--database=(default)', `--project=${project}`);
    const update = (flag: string) =>
      gcloud('firestore', 'databases', 'update', '--database=(default)', flag, `--project=${project}`);
    return [
      part({
        what: `a database in native mode, in ${location} if there is none`,
        read,
        is: isDatabase,
        isDone: ({ type }) => type === 'FIRESTORE_NATIVE',
        fix: [
          gcloud(
            'firestore',
            'databases',
            'create',
            '--database=(default)',
            `--location=${location}`,
            '--type=firestore-native',
            `--project=${project}`,
          ),
        ],
        role: datastoreOwner,
      }),
      part({
        what: 'point-in-time recovery',
        read,
        is: isDatabase,
        isDone: (body) => body.pointInTimeRecoveryEnablement === 'POINT_IN_TIME_RECOVERY_ENABLED',
        fix: [update('--enable-pitr')],
        role: datastoreOwner,
      }),
      part({
        what: 'protection against deletion',
        read,
        is: isDatabase,
        isDone: ({ deleteProtectionState }) => deleteProtectionState === 'DELETE_PROTECTION_ENABLED',
        fix: [update('--delete-protection')],
        role: datastoreOwner,
      }),
    ];
  },
};

/** @see https://cloud.google.com/firestore/docs/reference/rest/v1/projects.databases.backupSchedules */
const isSchedules = isListOf(hasFields({ name: isText }));

export const backupSchedule: Step = {
  name: 'Backups',
  needs: [database.name],
  parts: ({ project }) => [
    part({
      what: 'a backup each day, for 14 weeks',
      read: gcloud(
        'firestore',
        'backups',
        'schedules',
        'list',
        '--database=(default)',
        `--project=${project}`,
      ),
      is: isSchedules,
      isDone: (schedules) => schedules.some((schedule) => 'dailyRecurrence' in schedule),
      fix: [
        gcloud(
          'firestore',
          'backups',
          'schedules',
          'create',
          '--database=(default)',
          '--recurrence=daily',
          '--retention=14w',
          `--project=${project}`,
        ),
      ],
      role: datastoreOwner,
    }),
  ],
};

/** @see https://firebase.google.com/docs/reference/rest/storage/rest/v1alpha/projects.defaultBucket */
const isDefaultBucket = hasFields({ bucket: hasFields({ name: isText }) });

/** Before the functions: a deploy of their triggers fails without the bucket and its service agent. */
export const bucketThere: Step = {
  name: 'Bucket',
  needs: [firebaseAdded.name],
  parts: ({ project, location }) => {
    const url = `https://firebasestorage.googleapis.com/v1alpha/projects/${project}/defaultBucket`;
    return [
      part({
        what: `the project's bucket, in ${location} if there is none`,
        read: { method: 'GET', url },
        is: isDefaultBucket,
        isDone: () => true,
        learn: ({ bucket }) => ({ bucket: bucket.name.replace(/^.*\/buckets\//, '') }),
        fix: [{ method: 'POST', url, body: { location } }],
        role: 'roles/firebasestorage.admin',
      }),
    ];
  },
};
