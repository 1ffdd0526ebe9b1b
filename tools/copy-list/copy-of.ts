import { findCopy, type Copy } from './find-copy';

/** A visible text, and the source file that has it. */
export interface PlacedCopy extends Copy {
  readonly file: string;
}

const sources = /^(?:businesses|domain|src|functions\/src)\/.*\.tsx?$/u;
const tests = /\.test\.tsx?$|\/testing\/|\.d\.ts$/u;

/** Every visible text of the product, file by file. */
export function copyOf(paths: readonly string[], read: (path: string) => string): PlacedCopy[] {
  return paths
    .filter((path) => sources.test(path) && !tests.test(path))
    .toSorted()
    .flatMap((file) => findCopy(file, read(file)).map((copy) => ({ ...copy, file })));
}
