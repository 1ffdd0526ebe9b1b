import { flag, type OptionValues, readOptions, seed, wholeNumber } from '../console/options';
import { heading, step } from '../console/progress.mjs';
import { onOwnStack } from '../test/on-own-stack';

const table = {
  seed,
  /** Documents with edge-case values, in addition to the demo data. */
  count: wholeNumber(2_000),
  /** Whether the restored data is modified before the comparison, which must make the drill fail. */
  spoil: flag,
};

/**
 * `npm run drill:restore`: exports, wipes, and imports; all data is identical byte for byte, and the product
 * works.
 */
export async function main(args: string[]): Promise<number> {
  const options = readOptions(args, table);
  return onOwnStack({ site: 'none', sweeper: false, functionsControl: true }, () => drill(options));
}

async function drill({ seed, count, spoil }: OptionValues<typeof table>) {
  const { createDemoAdmin } = await import('../admin/create-demo-admin');
  const { localBucket } = await import('../admin/local-bucket');
  const { localServices } = await import('../admin/local-services');
  const { addresses } = await import('../backend/addresses');
  const { stack } = await import('../backend/stack');
  const { openPlace } = await import('../backup/backup-place');
  const { createDemoData } = await import('../demo/create-demo-data');
  const { controlFunctions } = await import('../test/control-functions');
  const { randomFrom } = await import('./random');
  const { seedAwkwardData } = await import('./restore/awkward-data');
  const { runRestoreDrill } = await import('./restore/run-restore-drill');
  const { useRestoredProduct } = await import('./restore/use-product');
  const { writeReport } = await import('./write-report');

  const services = { ...localServices(), bucket: localBucket() };
  const place = openPlace({ projectId: stack.projectId });
  heading(`Demo data and ${count} edge-case documents, seed ${seed}`);
  try {
    const report = await step(
      'Restore',
      (detail) =>
        runRestoreDrill(place, {
          seed,
          async seedData() {
            await createDemoAdmin();
            await createDemoData(detail);
            await seedAwkwardData(services, randomFrom(seed), count);
          },
          // A wipe and an import wake the triggers, which would build the months again.
          stopWriters: () => controlFunctions(addresses.functionsControl, 'stop'),
          useProduct: useRestoredProduct,
          ...(spoil && {
            spoil: async () => {
              const [row] = (await services.firestore.collection('leads').limit(1).get()).docs;
              await row?.ref.update({ name: `${row.get('name') as string} ` });
            },
          }),
          onProgress: detail,
        }),
      ({ exportSeconds, importSeconds }) => `export ${exportSeconds} s, import ${importSeconds} s`,
    );
    const { documents, files, accounts, bytes } = report;
    console.log(`    ${documents} documents, ${files} files, ${accounts} accounts, ${bytes} bytes of rows`);
    writeReport('restore', report);
    return { name: 'restore', passed: report.passed, failures: report.failures };
  } finally {
    await place.close();
  }
}
