import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot, stack } from '../backend/stack';
import { trackedFiles } from '../supply-chain/tracked-files';
import { findIndex, overrideOf, type FoundIndexes } from './find-index';
import { findQueries, isSeenIn, type WrittenQuery } from './find-queries';
import { describeIndex, readIndexFile, type IndexFile } from './index-file';
import { refusedCollection } from './not-of-the-product';
import { describeShape, readShapes, type QueryShape } from './query-shape';

export interface CheckedIndexes {
  /** Every query that was sent, in words, with the indexes that answer it; null if there are none. */
  readonly sent: ReadonlyMap<string, FoundIndexes | null>;
  /** The exempt fields that a query asks for, by its words; only for queries that ask for any. */
  readonly exempt: ReadonlyMap<string, readonly string[]>;
  /** How many queries tests had refused on purpose; they are not among those sent. */
  readonly refused: number;
  /** Composite indexes that no query used, in words. */
  readonly unused: readonly string[];
}

/** The shapes that the last run of the tests' stack recorded; null if its database doesn't record, or was sent nothing. */
export function recordedShapes(): readonly QueryShape[] | null {
  if (!existsSync(stack.queriesFile)) return null;
  const shapes = readShapes(readFileSync(stack.queriesFile, 'utf8'));
  return shapes.length > 0 ? shapes : null;
}

/**
 * Compares queries that were sent with the indexes, by the documented rules: the local database needs no index, and a
 * real one refuses a query without one.
 */
export function checkIndexes(
  shapes: readonly QueryShape[],
  file: IndexFile = readIndexFile(),
): CheckedIndexes {
  const asked = shapes.filter(({ collection }) => collection !== refusedCollection);
  const sent = new Map(asked.map((shape) => [describeShape(shape), findIndex(shape, file)]));
  const used = new Set([...sent.values()].flatMap((found) => found?.composite ?? []));
  return {
    sent,
    exempt: new Map(
      asked
        .map((shape) => [describeShape(shape), exemptIn(shape, file)] as const)
        .filter(([, fields]) => fields.length > 0),
    ),
    refused: new Set(shapes.filter((shape) => !asked.includes(shape)).map(describeShape)).size,
    unused: file.indexes.filter((index) => !used.has(index)).map(describeIndex),
  };
}

function exemptIn({ collection, conditions, orders, summed }: QueryShape, { fieldOverrides }: IndexFile) {
  const fields = new Set([...[...conditions, ...orders].map(({ field }) => field), ...summed]);
  return [...fields].filter((field) => overrideOf(collection, field, fieldOverrides)?.indexes.length === 0);
}

/** Where the code has a query that is in no recorded one, `file:row`. */
export function unsentQueries(shapes: readonly QueryShape[]): string[] {
  const asked = shapes.filter(({ collection }) => collection !== refusedCollection);
  return writtenQueries()
    .filter(({ query }) => !query.fromCaller && !isSeenIn(query, asked))
    .map(({ file, query }) => `${file}:${query.row}`);
}

/** The queries in the product's code, as far as they are written there. */
export function writtenQueries(): readonly { readonly file: string; readonly query: WrittenQuery }[] {
  return trackedFiles()
    .filter(isProduct)
    .flatMap((file) =>
      findQueries(file, readFileSync(path.join(repositoryRoot, file), 'utf8')).map((query) => ({
        file,
        query,
      })),
    );
}

const isProduct = (file: string) =>
  /^(functions\/src|src|domain)\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file);
