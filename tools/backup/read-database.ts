import type { Database } from './database';
import { typedFields, type TypedFields } from './typed-value';

/** One exported document. */
export interface ExportedDocument {
  /** Relative to the database: `leads/abc`. */
  readonly path: string;
  readonly fields: TypedFields;
}

/** All documents of a collection and its subcollections, in a stable order. */
export async function* readCollection(
  database: Database,
  parent: string,
  collection: string,
): AsyncGenerator<ExportedDocument> {
  for await (const { name, fields } of database.documentsOf(parent, collection)) {
    if (fields !== null) {
      yield { path: name.slice(database.root.length + 1), fields: typedFields(fields, database.root) };
    }
    for (const below of await database.collectionsBelow(name)) yield* readCollection(database, name, below);
  }
}

/** All documents of a database, including unknown collections. */
export async function* readDatabase(database: Database): AsyncGenerator<ExportedDocument> {
  for (const collection of await database.collectionsBelow(database.root)) {
    yield* readCollection(database, database.root, collection);
  }
}
