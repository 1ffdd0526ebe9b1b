import { checkSupplyChain } from './check-supply-chain';

/** `npm run supply:check`. */
const failures = await checkSupplyChain();
for (const sentence of failures) console.error(`  ✗ ${sentence}`);
if (failures.length > 0) process.exitCode = 1;
else console.log('  ✓ Lockfiles, licenses and secrets');
