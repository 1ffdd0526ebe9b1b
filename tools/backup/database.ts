import { v1 } from 'firebase-admin/firestore';
import { grpc } from 'google-gax';
import type { ProtoFields } from './typed-value';

/** Where a database is: a project’s, or an emulator’s, as `host:port`. */
export interface DatabasePlace {
  readonly projectId: string;
  readonly emulator: string | null;
}

export interface RawDocument {
  /** In full. */
  readonly name: string;
  readonly fields: ProtoFields;
}

/** A database by Firestore’s own protocol, below the SDK, whose types lose what they have no place for. */
export interface Database {
  /** `projects/{id}/databases/(default)/documents` */
  readonly root: string;
  readonly collectionsBelow: (parent: string) => Promise<string[]>;
  /** The documents of a collection in their order; those that exist only as the parent of others have no fields: null. */
  readonly documentsOf: (
    parent: string,
    collection: string,
  ) => AsyncIterable<{ readonly name: string; readonly fields: ProtoFields | null }>;
  /** Writes documents whole, together. */
  readonly write: (documents: readonly RawDocument[]) => Promise<void>;
  readonly close: () => Promise<void>;
}

const pageSize = 300;

export function openDatabase({ projectId, emulator }: DatabasePlace): Database {
  const client = new v1.FirestoreClient({ projectId, ...(emulator !== null && local(emulator)) });
  const options = {
    autoPaginate: false,
    // What an emulator takes for an owner: no rule applies.
    ...(emulator !== null && { otherArgs: { headers: { authorization: 'Bearer owner' } } }),
  };
  const database = `projects/${projectId}/databases/(default)`;
  return {
    root: `${database}/documents`,
    async collectionsBelow(parent) {
      const found: string[] = [];
      for await (const id of client.listCollectionIdsAsync({ parent }, options)) found.push(id);
      return found.sort();
    },
    async *documentsOf(parent, collection) {
      const request = { parent, collectionId: collection, showMissing: true, pageSize };
      for await (const document of client.listDocumentsAsync(request, options)) {
        const { name, fields, createTime } = document;
        yield { name: name ?? '', fields: createTime ? ((fields ?? {}) as ProtoFields) : null };
      }
    },
    async write(documents) {
      const writes = documents.map(({ name, fields }) => ({ update: { name, fields } }));
      await client.commit({ database, writes } as Parameters<typeof client.commit>[0], options);
    },
    close: () => client.close(),
  };
}

function local(emulator: string) {
  const [servicePath = '', port = ''] = emulator.split(':');
  return { servicePath, port: Number(port), sslCreds: grpc.credentials.createInsecure() };
}
