import { fine, notAnswered, wrong, type Check } from '../finding';

/** What the product uses. The setup enables these first. */
export const neededApis = [
  'firestore',
  'cloudfunctions',
  'run',
  'cloudbuild',
  'artifactregistry',
  'eventarc',
  'pubsub',
  'cloudscheduler',
  'secretmanager',
  'identitytoolkit',
  'firebasestorage',
  'firebaserules',
  'iamcredentials',
].map((name) => `${name}.googleapis.com`);

interface Page {
  readonly services?: readonly { readonly config: { readonly name: string } }[];
  readonly nextPageToken?: string;
}

export const apis: Check = {
  name: 'APIs',
  async look({ ask, project }) {
    const enabled = new Set<string>();
    let pageToken: string | undefined = '';
    while (pageToken !== undefined) {
      const address = `https://serviceusage.googleapis.com/v1/projects/${project}/services?filter=state:ENABLED&pageSize=200`;
      const answer = await ask(pageToken ? `${address}&pageToken=${encodeURIComponent(pageToken)}` : address);
      if (answer.status !== 200) return [notAnswered(answer)];
      const page = answer.body as Page;
      for (const { config } of page.services ?? []) enabled.add(config.name);
      pageToken = page.nextPageToken || undefined;
    }
    const missing = neededApis.filter((name) => !enabled.has(name));
    return [
      missing.length === 0
        ? fine(`all ${neededApis.length} are enabled`)
        : wrong(`run: gcloud services enable ${missing.join(' ')} --project ${project}`),
    ];
  },
};
