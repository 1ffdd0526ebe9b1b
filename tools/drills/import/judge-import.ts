import type { Result } from '../../test/result';
import type { ImportReport } from './run-import-drill';

export function judgeImport({ broken }: ImportReport): Result {
  const promises = Object.entries(broken);
  const failures = promises
    .filter(([, found]) => found.length > 0)
    .map(([promise, found]) => `${promise}, but ${found.length}: ${found.slice(0, 10).join('; ')}`);
  return { name: 'import', passed: promises.length - failures.length, failures };
}
