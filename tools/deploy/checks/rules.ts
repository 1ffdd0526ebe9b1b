import { fine, notAnswered, wrong, type Check, type Deploy, type Finding } from '../finding';

export const rules: Check = {
  name: 'Rules',
  async look(deploy) {
    const bucket = deploy.web.VITE_FIREBASE_STORAGE_BUCKET ?? '';
    return Promise.all([
      compare(deploy, 'cloud.firestore', 'firestore.rules'),
      compare(deploy, `firebase.storage/${bucket}`, 'storage.rules'),
    ]);
  },
};

async function compare({ ask, project, file }: Deploy, release: string, name: string): Promise<Finding> {
  const service = 'https://firebaserules.googleapis.com/v1';
  const released = await ask(`${service}/projects/${project}/releases/${release}`);
  if (released.status === 404) return wrong(`${name} were never deployed: include them in this deploy`);
  if (released.status !== 200) return notAnswered(released);
  const ruleset = await ask(`${service}/${(released.body as { rulesetName: string }).rulesetName}`);
  if (ruleset.status !== 200) return notAnswered(ruleset);
  const { source } = ruleset.body as { source?: { files?: readonly { content: string }[] } };
  const same = source?.files?.map(({ content }) => content).join('') === file(name);
  return same
    ? fine(`${name} are deployed as they are here`)
    : wrong(
        `${name} are deployed otherwise: npx firebase deploy --only firestore:rules,storage --project ${project}`,
      );
}
