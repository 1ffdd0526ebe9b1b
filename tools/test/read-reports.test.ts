import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readPlaywrightReport } from './read-playwright-report';
import { readVitestReport } from './read-vitest-report';

describe('readVitestReport', () => {
  it('counts passed tests, names failed ones, and leaves out skipped ones', () => {
    const report = {
      testResults: [
        {
          name: 'a.test.ts',
          status: 'failed',
          assertionResults: [
            { fullName: 'adds', status: 'passed' },
            { fullName: 'subtracts', status: 'failed', failureMessages: ['expected 1\n at line 2'] },
            { fullName: 'later', status: 'skipped' },
          ],
        },
      ],
    };
    expect(readVitestReport('unit', report)).toEqual({
      name: 'unit',
      passed: 1,
      failures: ['subtracts: expected 1\n       at line 2'],
    });
  });

  it('counts a file that cannot be loaded as a failure', () => {
    const broken = { name: 'b.test.ts', status: 'failed', message: 'Cannot find x', assertionResults: [] };
    expect(readVitestReport('unit', { testResults: [broken] }).failures).toEqual([
      'b.test.ts: Cannot find x',
    ]);
  });
});

describe('readPlaywrightReport', () => {
  it('finds tests in nested suites and errors outside of them', () => {
    const spec = (title: string, status: string, message?: string) => ({
      title,
      ok: status === 'expected',
      tests: [{ status, results: [message ? { error: { message } } : {}] }],
    });
    const report = {
      errors: [{ message: 'Cannot load c.spec.ts\nmore' }],
      suites: [
        {
          title: 'a.spec.ts',
          specs: [spec('opens', 'expected'), spec('closes', 'expected')],
          suites: [
            { title: 'booking', specs: [spec('sends', 'unexpected', '\u001b[31mtimed out\u001b[39m\nmore')] },
          ],
        },
      ],
    };
    expect(readPlaywrightReport('e2e', report)).toEqual({
      name: 'e2e',
      passed: 2,
      failures: ['a.spec.ts > booking > sends: timed out\n      more', 'Cannot load c.spec.ts\n      more'],
    });
  });
  it('adds the line that failed and what the page showed', () => {
    const path = join(mkdtempSync(join(tmpdir(), 'context-')), 'error-context.md');
    writeFileSync(path, '# Error\n\nlate\n\n# Page snapshot\n\n- heading "Jobs"\n\n# Test source\n\n> 7 |\n');
    const result = {
      error: { message: 'late', location: { line: 7 } },
      attachments: [{ name: 'error-context', path }],
    };
    const failed = { title: 'opens', ok: false, tests: [{ status: 'unexpected', results: [result] }] };
    const report = { errors: [], suites: [{ title: 'a.spec.ts', specs: [failed] }] };
    expect(readPlaywrightReport('e2e', report).failures).toEqual([
      'a.spec.ts > opens: line 7: late\n      - heading "Jobs"',
    ]);
  });
});
