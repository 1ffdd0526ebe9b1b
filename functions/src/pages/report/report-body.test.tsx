import { describe, expect, test } from 'vitest';
import { findingOf } from '@domain/report/testing/finding-of';
import type { Inspector } from '@domain/report/inspector';
import type { ReportForm } from '@domain/report/report-form';
import { photo, reportOf } from '../../pdf/testing/report-of';
import { pageHtml } from '../parts/page-html';
import { ReportBody } from './report-body';
import type { PhotoView, ReportView } from './report-view';

const shown: PhotoView = {
  url: 'https://files.example.com/large?signature=1',
  previewUrl: 'https://files.example.com/small?signature=2',
  width: 640,
  height: 480,
};

interface Changes {
  readonly form?: Partial<ReportForm>;
  readonly version?: number;
  readonly amendment?: string;
  readonly inspector?: Inspector;
  readonly now?: Date;
  readonly photos?: ReadonlyMap<string, PhotoView>;
  readonly pdfUrl?: string | null;
  readonly versions?: ReportView['versions'];
}

function pageOf({
  form = {},
  now,
  photos,
  pdfUrl = null,
  versions = [],
  ...changes
}: Changes = {}): Promise<string> {
  const content = reportOf(changes, form);
  const paths = content.form.findings.flatMap((finding) => finding.photos);
  const view = {
    ...content,
    writtenAt: content.createdAt,
    now: now ?? content.createdAt,
    photos: photos ?? new Map(paths.map((path) => [path, shown])),
    pdfUrl,
    versions,
    sharedBy: null,
  };
  return pageHtml('Report', <ReportBody view={view} />);
}

const order = (html: string, ...parts: readonly string[]) => parts.map((part) => html.indexOf(part));

test('shows what to do first, then where, then why', async () => {
  const places = order(
    await pageOf(),
    'Repair before closing',
    'Offset joint at 34 ft.',
    'Where the findings are',
    'The line is clay and flows.',
    'id="finding-1"',
    'id="finding-4"',
    'Repairs, most urgent first',
    'What was not inspected',
    'The inspection',
    'Disclaimers',
  );
  expect(places).toEqual([...places].sort((one, other) => one - other));
  expect(places).not.toContain(-1);
});

test('the total of the estimates stands beside the verdict', async () => {
  const html = await pageOf();
  const places = order(html, 'Repair before closing', '$4,850 - $5,100', 'Where the findings are');
  expect(places).toEqual([...places].sort((one, other) => one - other));
  expect(places).not.toContain(-1);
  expect(html).toContain('1 repair has no estimate.');
  const hidden = await pageOf({ form: { findings: [findingOf({ severity: 'high' })] } });
  expect(hidden).not.toContain('Estimated repairs');
});

test('each finding on the map links to the finding', async () => {
  const html = await pageOf();
  const linked = [...html.matchAll(/href="#(finding-\d)"/g)].map(([, anchor]) => anchor);
  // Once horizontally, and once vertically for a phone.
  expect([...new Set(linked)].sort()).toEqual(['finding-1', 'finding-2', 'finding-3', 'finding-4']);
  expect(linked).toHaveLength(8);
  for (const anchor of linked) expect(html).toContain(`id="${anchor}"`);
});

test('needs no script and runs none from user input', async () => {
  const typed = '<script>alert(1)</script><img src=x onerror=alert(1)>';
  const html = await pageOf({
    form: {
      clientName: typed,
      summary: typed,
      disclaimers: typed,
      findings: [findingOf({ mainProblem: typed, observation: typed, recommendation: typed })],
    },
  });
  expect(html).not.toMatch(/<script|<img src=x/);
  expect(html).toContain('&lt;script&gt;');
});

describe('photos', () => {
  test('are shown small with reserved space and link to the large version', async () => {
    const html = await pageOf();
    expect(html.match(/<img /g)).toHaveLength(4);
    expect(html).toContain(`src="${shown.previewUrl}" width="640" height="480"`);
    expect(html).toContain(`href="${shown.url}" target="_blank" rel="noopener noreferrer"`);
    expect(html).toContain('alt="Photo 1 of finding 2: Offset joint. Dropped joint"');
  });

  test('that can’t be shown yet are listed', async () => {
    const html = await pageOf({ photos: new Map([[photo('finding-0001', 1), shown]]) });
    expect(html.match(/<img /g)).toHaveLength(1);
    expect(html).toContain('Photo 2 of finding 2 is still being prepared.');
  });
});

describe('the video', () => {
  test('is linked safely while it is available', async () => {
    const html = await pageOf();
    expect(html).toContain(
      'href="https://video.example.com/v/482" target="_blank" rel="noopener noreferrer"',
    );
    expect(html).toContain('until August 15, 2026');
  });

  test('is not a link after its 30 days', async () => {
    const html = await pageOf({ now: new Date('2026-08-16T00:00:00Z') });
    expect(html).not.toContain('video.example.com');
    expect(html).toContain('The video was available until August 15, 2026');
  });
});

test('the report names its inspector, with credential and signature mark, and its version', async () => {
  const inspector = { name: 'Riley Ortega', credential: 'Certificate 4711' };
  const html = await pageOf({ inspector });
  expect(html).toContain('Riley Ortega, Certificate 4711');
  expect(html).toContain('/s/ Riley Ortega, July 16, 2026');
  expect(html).toContain('Report 3F2A9C1B, version 1');
  expect(await pageOf({ inspector: { ...inspector, credential: '' } })).not.toContain('Riley Ortega, Cert');
  expect(await pageOf()).not.toMatch(/Inspector<|Inspected by|\/s\//);
});

test('an amended report shows what changed and its version', async () => {
  const html = await pageOf({ version: 3, amendment: 'The cost at 34 ft.' });
  expect(html).toContain('Changed in version 3');
  expect(html).toContain('The cost at 34 ft.');
  expect(html).toContain('3F2A9C1B, version 3');
});

test('the file is offered once it exists', async () => {
  expect(await pageOf()).not.toContain('Download PDF');
  expect(await pageOf({ pdfUrl: 'https://files.example.com/report.pdf' })).toContain(
    'href="https://files.example.com/report.pdf" download',
  );
});

test('each version has a file, with the amendment’s changes next to it', async () => {
  const html = await pageOf({
    versions: [
      {
        version: 2,
        writtenAt: new Date('2026-07-20T18:00:00Z'),
        amendment: 'The cost at 34 ft.',
        pdfUrl: null,
      },
      { version: 1, writtenAt: new Date('2026-07-16T18:00:00Z'), amendment: '', pdfUrl: '/report/files?v=1' },
    ],
  });
  expect(html).toContain('Version 2 of July 20, 2026. We’re preparing the PDF');
  expect(html).toContain('Changed: The cost at 34 ft.');
  expect(html).toContain('<a href="/report/files?v=1" download="">Version 1 of July 16, 2026 (PDF)</a>');
});

test('a finding links to its position in the video while that is available', async () => {
  expect(await pageOf()).toContain('href="https://video.example.com/v/482#t=190"');
  const later = await pageOf({ now: new Date('2026-08-16T00:00:00Z') });
  expect(later).toContain('At 3:10 in the video');
});
