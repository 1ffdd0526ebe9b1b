import { describe, expect, it } from 'vitest';
import { lacksForeignPackages } from './run-npm.mjs';

const refusal = (...lines: string[]) =>
  ['npm error code EUSAGE', 'npm error', ...lines.map((line) => `npm error ${line}`), 'npm error'].join('\n');

describe('lacksForeignPackages', () => {
  it('is true if the registry lacks the missing packages', () => {
    expect(
      lacksForeignPackages(
        refusal(
          'Missing: @rollup/rollup-android-arm64@ from lock file',
          'Missing: @unrs/resolver-binding-win32-x64-msvc@ from lock file',
        ),
      ),
    ).toBe(true);
  });

  it.each([
    ['a package missing from the lockfile', refusal('Missing: yup@1.7.1 from lock file')],
    [
      'a different version among them',
      refusal('Missing: @rollup/x@ from lock file', 'Invalid: lock file’s a@1 does not satisfy a@2'),
    ],
    ['any other error', 'npm error code ENOTFOUND'],
  ])('is false for %s', (_, output) => {
    expect(lacksForeignPackages(output)).toBe(false);
  });
});
