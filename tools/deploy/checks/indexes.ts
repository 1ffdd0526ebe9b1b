import type { IndexField, IndexFile } from '../../indexes/index-file';
import { trustedJson } from '../../trusted-json';
import { fine, notAnswered, wrong, type Check } from '../finding';

interface DeployedIndex {
  /** `projects/p/databases/(default)/collectionGroups/leads/indexes/abc`. */
  readonly name: string;
  readonly queryScope: string;
  readonly fields: readonly IndexField[];
  readonly state: string;
}

export const indexes: Check = {
  name: 'Indexes',
  async look({ ask, project, file }) {
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
    const wanted = trustedJson<IndexFile>(file('firestore.indexes.json')).indexes;
    const states = wanted.map(({ collectionGroup, fields }) => deployed.get(keyOf(collectionGroup, fields)));
    const missing = states.filter((state) => state === undefined).length;
    const building = states.filter((state) => state !== undefined && state !== 'READY').length;
    if (missing > 0) {
      return [
        wrong(`${missing} are missing: npx firebase deploy --only firestore:indexes --project ${project}`),
      ];
    }
    return [
      building > 0
        ? wrong(`${building} are not built yet: wait, or look under Firestore, Indexes`)
        : fine(`all ${wanted.length} are built`),
    ];
  },
};

/** The service ends each index with the document name, which the file omits. */
function keyOf(collection: string, fields: readonly IndexField[]): string {
  const named = fields.filter(({ fieldPath }) => fieldPath !== '__name__');
  return [collection, ...named.map((field) => `${field.fieldPath} ${field.order ?? field.arrayConfig}`)].join(
    ', ',
  );
}
