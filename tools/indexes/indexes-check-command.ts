import { Failure } from '../console/failure.mjs';
import { failureSentence } from '../console/progress.mjs';
import { useTestPorts } from '../test/use-test-ports';

/** `npm run indexes:check`: lists what the last `npm test` asked of the database, and what a real one would refuse. */
useTestPorts();
const { checkIndexes } = await import('./check-indexes');
try {
  const { sent, unsent } = checkIndexes();
  for (const [query, indexes] of [...sent].sort())
    console.log(`${query} (${indexes?.join('; ') ?? 'NO INDEX'})`);
  const refused = [...sent].filter(([, indexes]) => indexes === null);
  for (const [query] of refused) console.error(`firestore.indexes.json has no index for ${query}.`);
  for (const place of unsent) console.error(`No test sent the query at ${place}.`);
  console.log(
    `\n${sent.size - refused.length} queries have their indexes by the documented rules; the database itself was not asked. ` +
      `${refused.length} have none, and ${unsent.length} in the code were not sent.`,
  );
  if (refused.length + unsent.length > 0) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  failureSentence(error.message);
  process.exitCode = 1;
}
