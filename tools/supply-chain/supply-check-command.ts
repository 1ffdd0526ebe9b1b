import { checkSupplyChain } from './check-supply-chain';

/** `npm run supply:check`; with `--require-advisories` it also fails if the registry could not be reached. */
const required = process.argv.includes('--require-advisories');
const results = await checkSupplyChain(new Date().toISOString().slice(0, 10));
for (const { name, failures, detail } of results) {
  if (failures === null) console.log(`  ? ${name}: the registry could not be reached`);
  else if (failures.length === 0) console.log(`  ✓ ${name}: ${detail}`);
  for (const sentence of failures ?? []) console.log(`  ✗ ${name}: ${sentence}`);
}
if (results.some(({ failures }) => (failures === null ? required : failures.length > 0)))
  process.exitCode = 1;
