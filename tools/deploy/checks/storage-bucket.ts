import { fine, notAnswered, wrong, type Check } from '../finding';

interface Bucket {
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
    if ((bucket.body as Bucket).iamConfiguration?.publicAccessPrevention === 'enforced') {
      return [fine(`${name} cannot be made public`)];
    }
    const policy = await ask(`${address}/iam`);
    if (policy.status !== 200) return [notAnswered(policy)];
    const everybody = (policy.body as Policy).bindings?.some(({ members = [] }) =>
      members.some((member) => member === 'allUsers' || member === 'allAuthenticatedUsers'),
    );
    const close = `gcloud storage buckets update gs://${name} --public-access-prevention --project ${project}`;
    return [everybody ? wrong(`everybody may read ${name}: ${close}`) : fine(`${name} is private`)];
  },
};
