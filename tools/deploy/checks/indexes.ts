import type { IndexField, IndexFile } from '../../indexes/index-file';
import { trustedJson } from '../../trusted-json';
import { fine, notAnswered, wrong, type Check, type Deploy, type Finding } from '../finding';

interface DeployedIndex {
  /** `projects/p/databases/(default)/collectionGroups/leads/indexes/abc`. */
  readonly name: string;
  readonly queryScope: string;
  readonly fields: readonly IndexField[];
  readonly state: string;
}

interface DeployedField {
  /** `projects/p/databases/(default)/collectionGroups/leads/fields/message`. */
  readonly name: string;
  /** Without `indexes` where there are none. */
  readonly indexConfig?: { readonly indexes?: readonly unknown[] };
}

export const indexes = {
  name: 'Indexes',
  async look({ ask, project, file }: Pick<Deploy, 'ask' | 'project' | 'file'>) {
    const command = `npx firebase deploy --only firestore:indexes --project ${project}`;
    const answer = await ask(
      `https://firestore.googleapis.com/v1/projects/${project}/databases/(default)/collectionGroups/-/indexes`,
    );
    if (answer.status !== 200) return [notAnswered(answer)];
    const deployed = new Map(
      ((answer.body as { indexes?: readonly DeployedIndex[] }).indexes ?? []).map((index) => [
        keyOf(index.name.split('/collectionGroups/')[1]?.split('/')[0] ?? '', index.fields),
        index.state,
      ]),
    );
    const { indexes: wanted, fieldOverrides } = trustedJson<IndexFile>(file('firestore.indexes.json'));
    const states = wanted.map(({ collectionGroup, fields }) => deployed.get(keyOf(collectionGroup, fields)));
    const missing = states.filter((state) => state === undefined).length;
    const building = states.filter((state) => state !== undefined && state !== 'READY').length;
    if (missing > 0) {
      return [wrong(`${missing} are missing: ${command}`)];
    }
    return [
      building > 0
        ? wrong(`${building} are not built yet: wait, or look under Firestore, Indexes`)
        : fine(`all ${wanted.length} are built`),
      await exemptions(ask, project, fieldOverrides, command),
    ];
  },
} satisfies Check;

/** Fields without indexes of their own: long texts and lists that no query asks for. */
async function exemptions(
  ask: Deploy['ask'],
  project: string,
  wanted: IndexFile['fieldOverrides'],
  command: string,
): Promise<Finding> {
  const filter = encodeURIComponent('indexConfig.usesAncestorConfig:false');
  const answer = await ask(
    `https://firestore.googleapis.com/v1/projects/${project}/databases/(default)/collectionGroups/-/fields?pageSize=300&filter=${filter}`,
  );
  if (answer.status !== 200) return notAnswered(answer);
  const exempt = new Set(
    ((answer.body as { fields?: readonly DeployedField[] }).fields ?? [])
      .filter(({ indexConfig }) => (indexConfig?.indexes ?? []).length === 0)
      .map(({ name }) => name.split('/collectionGroups/')[1]?.replaceAll('`', '')),
  );
  const missing = wanted.filter(
    ({ collectionGroup, fieldPath }) => !exempt.has(`${collectionGroup}/fields/${fieldPath}`),
  );
  const [first] = missing;
  return first === undefined
    ? fine(`${wanted.length} fields that nobody asks for have none`)
    : wrong(
        `${missing.length} fields that nobody asks for have indexes, such as ${first.collectionGroup}.${first.fieldPath}: ${command}`,
      );
}

/** The service ends each index with the document name, which the file omits. */
function keyOf(collection: string, fields: readonly IndexField[]): string {
  const named = fields.filter(({ fieldPath }) => fieldPath !== '__name__');
  return [collection, ...named.map((field) => `${field.fieldPath} ${field.order ?? field.arrayConfig}`)].join(
    ', ',
  );
}
