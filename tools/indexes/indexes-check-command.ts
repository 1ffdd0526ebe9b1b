import { failureSentence } from '../console/progress.mjs';
import { useTestPorts } from '../test/use-test-ports';

/** `npm run indexes:check`: lists what the last `npm test` asked of the database, and what a real one would refuse. */
useTestPorts();
const { checkIndexes, recordedShapes, unsentQueries } = await import('./check-indexes');
const { countsOf, findings, notRecorded } = await import('./judge-indexes');

const shapes = recordedShapes();
if (shapes === null) {
  failureSentence(notRecorded);
  process.exitCode = 1;
} else {
  const checked = checkIndexes(shapes);
  for (const [query, found] of [...checked.sent].sort())
    console.log(`${query} (${found?.names.join('; ') ?? 'NO INDEX'})`);
  console.log(`\n${countsOf(checked)} This is by the documented rules: the database itself was not asked.\n`);
  const found = findings(checked, unsentQueries(shapes));
  for (const finding of found) console.error(finding);
  if (found.length > 0) {
    console.log(`\n${found.length} findings. After a run of some tests, what no test sent is none.`);
    process.exitCode = 1;
  }
}
