import { expect, it } from 'vitest';
import { judgeAudit } from './judge-audit';

/** In npm 10's report format. */
const report = {
  auditReportVersion: 2,
  vulnerabilities: {
    'form-data': {
      name: 'form-data',
      severity: 'critical',
      isDirect: false,
      via: [
        {
          source: 1109540,
          name: 'form-data',
          dependency: 'form-data',
          title: 'form-data uses unsafe random function for choosing boundary',
          url: 'https://github.com/advisories/GHSA-fjxv-7rqg-78g4',
          severity: 'critical',
          range: '<2.5.4',
        },
      ],
      effects: ['request'],
      range: '<2.5.4',
      nodes: ['node_modules/form-data'],
      fixAvailable: true,
    },
    request: { name: 'request', severity: 'critical', isDirect: true, via: ['form-data'], effects: [] },
  },
  metadata: { vulnerabilities: { critical: 2, total: 2 } },
};
const waived = { id: 'GHSA-fjxv-7rqg-78g4', reason: 'No boundary of ours is a secret.', until: '2027-01-01' };

it('reports each advisory once, with its own package', () => {
  expect(judgeAudit(report, { advisories: [] })).toEqual([
    'form-data: form-data uses unsafe random function for choosing boundary (critical), https://github.com/advisories/GHSA-fjxv-7rqg-78g4',
  ]);
});

it('leaves out waived advisories', () => {
  expect(judgeAudit(report, { advisories: [waived] })).toEqual([]);
});

it.each([{ message: '405 Method Not Allowed', error: {} }, null, {}])(
  'does not accept %o as a report',
  (answer) => {
    expect(judgeAudit(answer, { advisories: [] })).toBeNull();
  },
);
