import { describe, expect, it } from 'vitest';
import { reportOf } from '../../pdf/testing/report-of';
import { sharedBy, sharedForm, sharedView } from './shared-view';

const { form, ...content } = reportOf();
const nothing = { photos: false, costs: false, notes: false, pdf: false };
const all = { photos: true, costs: true, notes: true, pdf: true };

describe('the shared part of a report', () => {
  it('always contains the findings and never the client', () => {
    const shared = sharedForm(form, nothing);
    expect(shared.findings.map(({ mainProblem }) => mainProblem)).toEqual(
      form.findings.map(({ mainProblem }) => mainProblem),
    );
    expect(JSON.stringify(shared)).not.toMatch(/Jordan|jordan@|Alvarez/);
  });

  it.each([
    ['photos', 'inspection-photos'],
    ['costs', '4,500'],
    ['notes', 'The water ran during the inspection.'],
    ['notes', 'video.example.com'],
    ['notes', '3:10'],
  ] as const)('contains %s only with the client’s consent: %s', (part, text) => {
    expect(JSON.stringify(sharedForm(form, { ...nothing, [part]: true }))).toContain(text);
    expect(JSON.stringify(sharedForm(form, { ...all, [part]: false }))).not.toContain(text);
  });

  it('includes the file with the client’s consent, and never the other versions', () => {
    const view = {
      ...content,
      form,
      amendment: 'The cost at 34 ft.',
      writtenAt: content.createdAt,
      now: content.createdAt,
      photos: new Map(),
      pdfUrl: '/report/files?x',
      versions: [{ version: 1, writtenAt: content.createdAt, amendment: '', pdfUrl: '/report/files?x' }],
      sharedBy: null,
    };
    const shared = (parts: typeof all) => sharedView(view, { parts, recipient_name: 'Marcus Oyelaran' });
    expect(shared(all)).toMatchObject({
      pdfUrl: '/report/files?x',
      versions: [],
      sharedBy: 'Shared by Jordan with Marcus Oyelaran',
    });
    expect(shared(nothing)).toMatchObject({ pdfUrl: null, versions: [], amendment: '', videoEnd: null });
  });

  it('names the sender', () => {
    expect(sharedBy('  Ann Lee ', '')).toBe('Shared by Ann');
  });
});
