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
  readonly ttlConfig?: { readonly state?: string };
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
      ...(await fieldsOf(ask, project, fieldOverrides, command)),
    ];
  },
} satisfies Check;

/**
 * Fields without indexes of their own: long texts and lists that no query asks for; and those whose records Firestore
 * deletes itself.
 */
async function fieldsOf(
  ask: Deploy['ask'],
  project: string,
  wanted: IndexFile['fieldOverrides'],
  command: string,
): Promise<readonly Finding[]> {
  const filter = encodeURIComponent('indexConfig.usesAncestorConfig:false OR ttlConfig:*');
  const answer = await ask(
    `https://firestore.googleapis.com/v1/projects/${project}/databases/(default)/collectionGroups/-/fields?pageSize=300&filter=${filter}`,
  );
  if (answer.status !== 200) return [notAnswered(answer)];
  const deployed = (answer.body as { fields?: readonly DeployedField[] }).fields ?? [];
  const named = (fields: readonly DeployedField[]) =>
    new Set(fields.map(({ name }) => name.split('/collectionGroups/')[1]?.replaceAll('`', '')));
  const exempt = named(deployed.filter(({ indexConfig }) => (indexConfig?.indexes ?? []).length === 0));
  const expiring = named(deployed.filter(({ ttlConfig }) => ttlConfig && ttlConfig.state !== 'NEEDS_REPAIR'));
  const [exemptions, policies] = [wanted.filter(({ ttl }) => !ttl), wanted.filter(({ ttl }) => ttl)];
  const missingIn = (found: typeof exempt, fields: IndexFile['fieldOverrides']) =>
    fields
      .filter(({ collectionGroup, fieldPath }) => !found.has(`${collectionGroup}/fields/${fieldPath}`))
      .map(({ collectionGroup, fieldPath }) => `${collectionGroup}.${fieldPath}`);
  const indexed = missingIn(exempt, exemptions);
  const lasting = missingIn(expiring, policies);
  return [
    indexed[0] === undefined
      ? fine(`${exemptions.length} fields that nobody asks for have none`)
      : wrong(
          `${indexed.length} fields that nobody asks for have indexes, such as ${indexed[0]}: ${command}`,
        ),
    lasting[0] === undefined
      ? fine('expired receipts are deleted by Firestore itself')
      : wrong(`no time-to-live policy on ${lasting.join(', ')}: ${command}`),
  ];
}

/** The service ends each index with the document name, which the file omits. */
function keyOf(collection: string, fields: readonly IndexField[]): string {
  const named = fields.filter(({ fieldPath }) => fieldPath !== '__name__');
  return [collection, ...named.map((field) => `${field.fieldPath} ${field.order ?? field.arrayConfig}`)].join(
    ', ',
  );
}
