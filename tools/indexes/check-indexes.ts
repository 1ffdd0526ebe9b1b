import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot, stack } from '../backend/stack';
import { Failure } from '../console/failure.mjs';
import { trackedFiles } from '../supply-chain/tracked-files';
import { findIndex } from './find-index';
import { findQueries, isSeenIn } from './find-queries';
import { readIndexFile } from './index-file';
import { describeShape, readShapes } from './query-shape';

interface CheckedIndexes {
  /** Every query that was sent, in words, with the indexes that answer it; null if there are none. */
  readonly sent: ReadonlyMap<string, readonly string[] | null>;
  /** Where the code has a query that nothing sent. */
  readonly unsent: readonly string[];
}

/**
 * Compares the queries that the tests sent with `firestore.indexes.json`, by the documented rules: the local database
 * needs no index, and a real one refuses a query without one. @throws Failure if none was recorded.
 */
export function checkIndexes(): CheckedIndexes {
  if (!existsSync(stack.queriesFile)) {
    throw new Failure(`${stack.queriesFile} is missing: run npm test first, with hidane as the database.`);
  }
  const shapes = readShapes(readFileSync(stack.queriesFile, 'utf8'));
  const file = readIndexFile();
  return {
    sent: new Map(shapes.map((shape) => [describeShape(shape), findIndex(shape, file)])),
    unsent: writtenQueries()
      .filter(({ query }) => !query.fromCaller && !isSeenIn(query, shapes))
      .map(({ file: source, query }) => `${source}:${query.row}`),
  };
}

const isProduct = (file: string) =>
  /^(functions\/src|src|domain)\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file);

function writtenQueries() {
  return trackedFiles()
    .filter(isProduct)
    .flatMap((file) =>
      findQueries(file, readFileSync(path.join(repositoryRoot, file), 'utf8')).map((query) => ({
        file,
        query,
      })),
    );
}
