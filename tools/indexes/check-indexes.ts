import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot, stack } from '../backend/stack';
import { trackedFiles } from '../supply-chain/tracked-files';
import { brokenRun, type Result } from '../test/result';
import { findIndex } from './find-index';
import { findQueries, isSeenIn } from './find-queries';
import { readIndexFile } from './index-file';
import { describeShape, readShapes } from './query-shape';

interface CheckedIndexes extends Result {
  /** Every query that was sent, with the indexes that answer it. */
  readonly seen: readonly string[];
  /** Where the code has a query that nothing sent. */
  readonly unsent: readonly string[];
}

/**
 * Compares the queries that the tests' stack was asked with `firestore.indexes.json`, by the documented rules: the local
 * database needs no index, and a real one refuses a query without.
 */
export function checkIndexes(): CheckedIndexes {
  const name = 'indexes';
  if (!existsSync(stack.queriesFile)) {
    const reason = `no query was recorded in ${stack.queriesFile}: run npm test first, with hidane as the database`;
    return { ...brokenRun(name, reason), seen: [], unsent: [] };
  }
  const shapes = readShapes(readFileSync(stack.queriesFile, 'utf8'), stack.projectId);
  const file = readIndexFile();
  const answers = new Map(shapes.map((shape) => [describeShape(shape), findIndex(shape, file)]));
  const refused = [...answers].filter(([, indexes]) => indexes === null).map(([query]) => query);
  return {
    name,
    passed: answers.size - refused.length,
    failures: refused.map(
      (query) => `${name}: a real database would refuse ${query}: firestore.indexes.json has no index for it`,
    ),
    seen: [...answers].map(([query, indexes]) => `${query} (${indexes?.join('; ') ?? 'NO INDEX'})`).sort(),
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
