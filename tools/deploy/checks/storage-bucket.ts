import { fine, notAnswered, wrong, type Check, type Finding } from '../finding';

interface Bucket {
  readonly softDeletePolicy?: { readonly retentionDurationSeconds?: string };
  readonly iamConfiguration?: { readonly publicAccessPrevention?: string };
}
interface Policy {
  readonly bindings?: readonly { readonly members?: readonly string[] }[];
}

export const storageBucket: Check = {
  name: 'Files',
  async look({ ask, project, web }) {
    const name = web.VITE_FIREBASE_STORAGE_BUCKET;
    if (!name) return [wrong('VITE_FIREBASE_STORAGE_BUCKET is not set')];
    const address = `https://storage.googleapis.com/storage/v1/b/${name}`;
    const bucket = await ask(address);
    if (bucket.status === 404) return [wrong(`there is no bucket ${name}: open Storage in the console`)];
    if (bucket.status !== 200) return [notAnswered(bucket)];
    const deleted = softDelete(name, bucket.body as Bucket, project);
    if ((bucket.body as Bucket).iamConfiguration?.publicAccessPrevention === 'enforced') {
      return [fine(`${name} cannot be made public`), deleted];
    }
    const policy = await ask(`${address}/iam`);
    if (policy.status !== 200) return [notAnswered(policy)];
    const everybody = (policy.body as Policy).bindings?.some(({ members = [] }) =>
      members.some((member) => member === 'allUsers' || member === 'allAuthenticatedUsers'),
    );
    const close = `gcloud storage buckets update gs://${name} --public-access-prevention --project ${project}`;
    const access = everybody ? wrong(`everybody may read ${name}: ${close}`) : fine(`${name} is private`);
    return [access, deleted];
  },
};

/** How long backups may outlive what was deleted, as the privacy page says. */
const backupDays = 30;

function softDelete(name: string, { softDeletePolicy }: Bucket, project: string): Finding {
  const days = Number(softDeletePolicy?.retentionDurationSeconds ?? 0) / 86_400;
  if (days <= backupDays) return fine(`deleted photos, films and documents end after ${days} more days`);
  const shorten = `gcloud storage buckets update gs://${name} --soft-delete-duration=7d --project ${project}`;
  return wrong(`deleted files stay for ${days} days, and the privacy page says ${backupDays}: ${shorten}`);
}
