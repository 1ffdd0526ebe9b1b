import { describe, expect, it } from 'vitest';
import { comparisonOf, rowOf } from '@domain/report/compare/testing/comparison-of';
import { photo, reportOf } from '../../pdf/testing/report-of';
import { sharedBy, sharedForm, sharedView } from './shared-view';

const comparison = comparisonOf({
  rows: [
    rowOf(
      { photos: [photo('finding-0008', 8)], videoTime: '8:08', film: 'film-of-the-check' },
      { photo: photo('finding-0009', 9), videoTime: '9:09', film: 'film-of-the-first' },
    ),
  ],
});
const { form, ...content } = reportOf({}, { comparison });
const nothing = { photos: false, costs: false, notes: false, video: false, pdf: false };
const all = { photos: true, costs: true, notes: true, video: true, pdf: true };

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
    ['photos', photo('finding-0008', 8)],
    ['photos', photo('finding-0009', 9)],
    ['video', '8:08'],
    ['video', '9:09'],
    ['video', 'film-of-the-check'],
    ['video', 'film-of-the-first'],
    ['costs', '4,500'],
    ['notes', 'The water ran during the inspection.'],
    ['video', 'video.example.com'],
    ['video', '3:10'],
  ] as const)('contains %s only with the client’s consent: %s', (part, text) => {
    expect(JSON.stringify(sharedForm(form, { ...nothing, [part]: true }))).toContain(text);
    expect(JSON.stringify(sharedForm(form, { ...all, [part]: false }))).not.toContain(text);
  });

  it('includes the file with the client’s consent, and never the other versions', () => {
    const film = {
      id: 'film-0123456789abcdef',
      label: 'Upstream',
      state: 'playable',
      end: content.createdAt,
      url: 'https://functions.example.com/film',
      downloadUrl: null,
    } as const;
    const view = {
      ...content,
      form,
      amendment: 'The cost at 34 ft.',
      writtenAt: content.createdAt,
      now: content.createdAt,
      films: [film],
      photos: new Map(),
      earlierFilms: new Map(),
      earlierPhotos: new Map(),
      pdfUrl: '/report/files?x',
      versions: [{ version: 1, writtenAt: content.createdAt, amendment: '', pdfUrl: '/report/files?x' }],
      paperAddress: content.pageAddress,
      sharedBy: null,
    };
    const shared = (parts: typeof all) => sharedView(view, { parts, recipient_name: 'Marcus Oyelaran' });
    expect(shared(all)).toMatchObject({
      pdfUrl: '/report/files?x',
      versions: [],
      sharedBy: 'Shared by Jordan with Marcus Oyelaran',
    });
    expect(shared(all).films).toEqual([film]);
    expect(shared({ ...all, video: false })).toMatchObject({ films: [], videoEnd: null });
    expect(shared(nothing)).toMatchObject({
      pdfUrl: null,
      versions: [],
      amendment: '',
      videoEnd: null,
      films: [],
    });
  });

  it('names the sender', () => {
    expect(sharedBy('  Ann Lee ', '')).toBe('Shared by Ann');
  });
});
