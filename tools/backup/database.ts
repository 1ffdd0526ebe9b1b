import { v1 } from 'firebase-admin/firestore';
import { grpc } from 'google-gax';
import type { ProtoFields } from './typed-value';

/** The address of a project's database, or of an emulator as `host:port`. */
export interface DatabasePlace {
  readonly projectId: string;
  readonly emulator: string | null;
}

export interface RawDocument {
  /** The full resource name. */
  readonly name: string;
  readonly fields: ProtoFields;
}

/** A database accessed through Firestore's own protocol instead of the SDK, whose types lose some values. */
export interface Database {
  /** `projects/{id}/databases/(default)/documents` */
  readonly root: string;
  readonly collectionsBelow: (parent: string) => Promise<string[]>;
  /**
   * A collection's documents in order; fields are null for a document that exists only as the parent of
   * others.
   */
  readonly documentsOf: (
    parent: string,
    collection: string,
  ) => AsyncIterable<{ readonly name: string; readonly fields: ProtoFields | null }>;
  /** Writes complete documents in one commit. */
  readonly write: (documents: readonly RawDocument[]) => Promise<void>;
  readonly close: () => Promise<void>;
}

const pageSize = 300;

export function openDatabase({ projectId, emulator }: DatabasePlace): Database {
  const client = new v1.FirestoreClient({ projectId, ...(emulator !== null && local(emulator)) });
  const options = {
    autoPaginate: false,
    // The emulator's owner token, to which no rules apply.
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
