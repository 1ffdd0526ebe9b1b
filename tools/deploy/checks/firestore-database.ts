import { fine, notAnswered, wrong, type Check } from '../finding';

/** Locations close enough to a region for fast transactions. */
const near: Readonly<Record<string, readonly string[]>> = {
  'us-west1': ['us-west1', 'nam5', 'us-west2', 'us-west3', 'us-west4'],
};

interface Database {
  readonly type?: string;
  readonly locationId?: string;
  readonly pointInTimeRecoveryEnablement?: string;
  readonly deleteProtectionState?: string;
}

export const firestoreDatabase: Check = {
  name: 'Firestore',
  async look({ ask, project, region }) {
    const database = `https://firestore.googleapis.com/v1/projects/${project}/databases/(default)`;
    const answer = await ask(database);
    if (answer.status === 404) return [wrong(`create the database, in native mode, in ${region}`)];
    if (answer.status !== 200) return [notAnswered(answer)];
    const {
      type,
      locationId = '',
      pointInTimeRecoveryEnablement,
      deleteProtectionState,
    } = answer.body as Database;
    return [
      type === 'FIRESTORE_NATIVE'
        ? fine('native mode')
        : wrong('the database is in Datastore mode: rules and live lists need the native one'),
      (near[region] ?? [region]).includes(locationId)
        ? fine(`lies in ${locationId}`)
        : wrong(
            `lies in ${locationId}, far from the functions in ${region}: change the region in domain/api/region.ts`,
          ),
      pointInTimeRecoveryEnablement === 'POINT_IN_TIME_RECOVERY_ENABLED'
        ? fine('point-in-time recovery is on')
        : wrong(`run: gcloud firestore databases update --enable-pitr --project ${project}`),
      deleteProtectionState === 'DELETE_PROTECTION_ENABLED'
        ? fine('is protected against deletion')
        : wrong(`run: gcloud firestore databases update --delete-protection --project ${project}`),
    ];
  },
};
