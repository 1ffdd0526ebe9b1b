import { barePrices } from './bare-prices';

/** Tests that every business shares; what a release recorded is no test. */
const sharedTest = /^(?:domain|src|functions\/src|tests(?!\/releases)|tools)\/.+\.(?:test|spec)\.tsx?$/;

/** A sentence for each price that a shared test expects without having set it. */
export function sharedPrices(
  files: readonly string[],
  prices: ReadonlySet<number>,
  read: (file: string) => string,
): string[] {
  return files
    .filter((file) => sharedTest.test(file))
    .flatMap((file) =>
      barePrices(file, read(file), prices).map(
        ({ line, text }) =>
          `${file}:${line} expects ${text}, a price of the demo: derive it from the business, or set it in the test.`,
      ),
    );
}
