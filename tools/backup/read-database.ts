import type { Database } from './database';
import { typedFields, type TypedFields } from './typed-value';

/** One document of an export. */
export interface ExportedDocument {
  /** Below the database: `leads/abc`. */
  readonly path: string;
  readonly fields: TypedFields;
}

/** Every document of a collection and of all below it, in an order that is always the same. */
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

/** Every document of a database, of collections that nobody knows as well. */
export async function* readDatabase(database: Database): AsyncGenerator<ExportedDocument> {
  for (const collection of await database.collectionsBelow(database.root)) {
    yield* readCollection(database, database.root, collection);
  }
}
