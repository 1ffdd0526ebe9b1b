import { expect, test } from 'vitest';
import { newReportForm } from '@domain/report/report-form';
import { comparisonOf, rowOf } from '@domain/report/compare/testing/comparison-of';
import { findingOf } from '@domain/report/testing/finding-of';
import { withoutFilms } from './without-films';

const [sent, local, removed] = ['a', 'b', 'c'].map((letter) => letter.repeat(16)) as [string, string, string];

test('a report is sent with the films that belong to its job, and findings name no others', () => {
  const report = {
    ...newReportForm('2026-05-04'),
    films: [
      { id: sent, label: 'Upstream' },
      { id: local, label: '' },
    ],
    findings: [sent, local, removed].map((film, index) =>
      findingOf({ id: `finding-000${index}`, film, videoTime: '1:00' }),
    ),
    comparison: comparisonOf({ rows: [sent, local].map((film) => rowOf({ film, videoTime: '2:00' })) }),
  };
  const { films, findings, comparison } = withoutFilms(report, [local]);
  expect(comparison?.rows.map(({ film, videoTime }) => [film, videoTime])).toEqual([
    [sent, '2:00'],
    [undefined, '2:00'],
  ]);
  expect(films.map(({ id }) => id)).toEqual([sent]);
  expect(findings.map(({ film, videoTime }) => [film, videoTime])).toEqual([
    [sent, '1:00'],
    [undefined, '1:00'],
    [undefined, '1:00'],
  ]);
});
