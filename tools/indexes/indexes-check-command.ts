import { useTestPorts } from '../test/use-test-ports';

/** `npm run indexes:check`: lists what the last `npm test` asked of the database, and what a real one would refuse. */
useTestPorts();
const { checkIndexes } = await import('./check-indexes');
const { seen, unsent, passed, failures } = checkIndexes();
for (const query of seen) console.log(query);
for (const failure of failures) console.error(failure);
for (const place of unsent) console.error(`No test sent the query at ${place}.`);
console.log(
  `\n${passed} queries have their indexes by the documented rules; the database itself was not asked. ` +
    `${failures.length} have none, and ${unsent.length} in the code were not sent.`,
);
if (failures.length + unsent.length > 0) process.exitCode = 1;
