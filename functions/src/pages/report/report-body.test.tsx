import { describe, expect, test } from 'vitest';
import { otherEnd } from '@domain/report/compare/alignment';
import { comparisonOf, rowOf } from '@domain/report/compare/testing/comparison-of';
import { findingOf } from '@domain/report/testing/finding-of';
import type { Inspector } from '@domain/report/inspector';
import type { ReportForm } from '@domain/report/report-form';
import { photo, reportOf } from '../../pdf/testing/report-of';
import { qrCode } from '../../platform/qr-code';
import { pageHtml } from '../parts/page-html';
import { pathOf } from './paper-moment';
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
  readonly films?: ReportView['films'];
  readonly earlierPhotos?: ReadonlyMap<string, PhotoView>;
}

function pageOf({
  form = {},
  now,
  photos,
  pdfUrl = null,
  versions = [],
  films = [],
  earlierPhotos = new Map<string, PhotoView>(),
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
    films,
    paperAddress: content.pageAddress,
    earlierFilms: new Map(),
    earlierPhotos,
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

describe('on paper', () => {
  const film = 'film-0123456789abcdef';
  const form = {
    films: [{ id: film, label: 'Upstream' }],
    findings: [
      findingOf({
        footage: 34,
        film,
        videoTime: '2:10',
        photos: [photo('finding-0001', 1)],
        frame: photo('finding-0001', 1),
      }),
    ],
  };

  test('a finding of a film has its moment and a code of its address', async () => {
    const html = await pageOf({ form });
    expect(html).toContain('<strong>At 2:10 in the upstream video, 34 ft</strong>');
    expect(html).toContain('Photo 1 of finding 1, from the video');
    const [, path = ''] = /<div class="paper"><svg[^>]*><path d="([^"]*)"/.exec(html) ?? [];
    expect(path).toBe(
      pathOf(qrCode('https://inspections.example.com/customer-portal?report=3F2A9C1B#finding-1')),
    );
    // The film's own address is no use there, and would open it.
    expect(html).toContain('<li class="screen">');
  });

  test('a finding without a film has none', async () => {
    expect(await pageOf()).not.toContain('class="paper"');
  });
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

describe('films', () => {
  const film = {
    id: 'film-0123456789abcdef',
    label: 'Upstream',
    state: 'playable',
    end: new Date('2026-08-15T18:00:00Z'),
    url: 'https://functions.example.com/film.mp4',
    downloadUrl: 'https://functions.example.com/download.mp4',
  } as const;
  const gone = { url: null, downloadUrl: null };

  test('play above the findings, and can be downloaded until their last day', async () => {
    const html = await pageOf({ films: [film, { ...film, id: 'film-2', label: '' }] });
    expect(html).toContain(
      '<video id="video-1" class="screen" controls="" preload="metadata" playsInline="" src="https://functions.example.com/film.mp4"',
    );
    expect(html).toContain('Videos of the inspection');
    expect(html).toContain('Video 2');
    expect(html).toContain('available until August 15, 2026');
    const [videos = 0, findings = 0] = order(html, '<video', 'Findings</h2>');
    expect(videos).toBeLessThan(findings);
  });

  test('of a finding lead to its moment, whatever the video link says', async () => {
    const finding = findingOf({ videoTime: '1:05', film: film.id });
    const form = { findings: [finding] };
    const moment = /<a href="([^"]*)"[^>]*data-film="video-(\d)" data-at="(\d+)"[^>]*>(Watch it[^<]*)</;
    const found = async (films: ReportView['films']) => moment.exec(await pageOf({ form, films }))?.slice(1);
    const address = 'https://functions.example.com/film.mp4#t=65';
    expect(await found([film])).toEqual([address, '1', '65', 'Watch it at 1:05 in the video']);
    expect(await found([{ ...film, id: 'film-2', label: '' }, film])).toEqual([
      address,
      '2',
      '65',
      'Watch it at 1:05 in Upstream',
    ]);
    const over = await pageOf({ form, films: [{ ...film, ...gone, state: 'over' }] });
    expect(over).toContain('At 1:05 in the video');
    expect(over).not.toMatch(moment);
    expect(await pageOf({ form })).toContain('At 1:05 in the video');
  });

  const filmed = [
    findingOf({ videoTime: '1:05', footage: 20, film: film.id, mainProblem: 'Roots & <scale>' }),
    findingOf({ id: 'finding-0002', videoTime: '0:42', film: film.id, mainProblem: 'Crack' }),
    findingOf({ id: 'finding-0003', videoTime: '0:50', footage: 30, film: 'film-2' }),
  ];

  test('have their moments below, in order, with where and until when they show', async () => {
    const html = await pageOf({ form: { findings: filmed }, films: [film] });
    const list = /<ol class="moments.*?<\/ol>/.exec(html)?.[0] ?? '';
    expect([...list.matchAll(/data-at="(\d+)" data-until="(\d+)"/g)].map((found) => found.slice(1))).toEqual([
      ['42', '48'],
      ['65', '71'],
    ]);
    expect(list.match(/data-feet="\d+"/g)).toEqual(['data-feet="20"']);
    expect(list).toContain('<b>1:05</b> 1. Roots &amp; &lt;scale&gt;, 20 ft</a>');
    expect(list).toContain('href="https://functions.example.com/film.mp4#t=65"');
    expect(await pageOf({ films: [film] })).not.toContain('class="moments');
  });

  test('of two directions are both named, each with its own moments, captions, and links', async () => {
    const other = { ...film, id: 'film-2', label: 'Downstream', url: 'https://functions.example.com/2.mp4' };
    const html = await pageOf({ form: { findings: filmed }, films: [film, other] });
    const [, ...parts] = html.split('<h3 class="screen film" dir="auto">');
    const shownOf = (part = '') => ({
      name: /^[^<]*/.exec(part)?.[0],
      players: [...part.matchAll(/<video id="([^"]*)"[^>]* src="([^"]*)" aria-label="([^"]*)"/g)].map(
        (found) => found.slice(1),
      ),
      captions: decodeURIComponent(/kind="captions"[^>]*charset=utf-8,([^"]*)"/.exec(part)?.[1] ?? '').match(
        /^\d\. /gm,
      ),
      list: /aria-label="(Findings in [^"]*)"/.exec(part)?.[1],
      moments: [...part.matchAll(/<li><a href="([^"]*)"[^>]*data-film="([^"]*)"[^>]*><b>([^<]*)/g)].map(
        (found) => found.slice(1),
      ),
    });
    expect(parts).toHaveLength(2);
    const [upstream, downstream] = [film.url, other.url];
    expect(shownOf(parts[0])).toEqual({
      name: 'Upstream',
      players: [['video-1', upstream, 'Upstream']],
      captions: ['2. ', '1. '],
      list: 'Findings in Upstream',
      moments: [
        [`${upstream}#t=42`, 'video-1', '0:42'],
        [`${upstream}#t=65`, 'video-1', '1:05'],
      ],
    });
    const [films = ''] = (parts[1] ?? '').split('</ol>');
    expect(shownOf(`${films}</ol>`)).toEqual({
      name: 'Downstream',
      players: [['video-2', downstream, 'Downstream']],
      captions: ['3. '],
      list: 'Findings in Downstream',
      moments: [[`${downstream}#t=50`, 'video-2', '0:50']],
    });
    expect(html.match(/Watch it at [^<]*/g)).toEqual([
      'Watch it at 1:05 in Upstream',
      'Watch it at 0:42 in Upstream',
      'Watch it at 0:50 in Downstream',
    ]);
  });

  test('name their findings in captions, which are on, and in chapters', async () => {
    const html = await pageOf({ form: { findings: filmed }, films: [film] });
    const tracks = [...html.matchAll(/<track ([^>]*)src="data:text\/vtt;charset=utf-8,([^"]*)"/g)];
    expect(tracks.map(([, how = '']) => [how.includes('default'), /kind="(\w+)"/.exec(how)?.[1]])).toEqual([
      [true, 'captions'],
      [false, 'chapters'],
    ]);
    expect(decodeURIComponent(tracks[0]?.[2] ?? '')).toContain(
      '00:01:05.000 --> 00:01:11.000\n1. Roots &amp; &lt;scale&gt;, 20 ft\n',
    );
  });

  test('move along the pipe with script alone; each finding there leads to its moment', async () => {
    const html = await pageOf({ form: { findings: filmed }, films: [film] });
    expect(html.match(/role="slider"/g)).toHaveLength(2);
    expect(html.match(/<[^>]*data-scrub=""[^>]*>/g)?.filter((part) => !part.includes('hidden=""'))).toEqual(
      [],
    );
    expect(html).toContain('aria-label="Watch finding 1 at 1:05"');
    expect(html).not.toContain('aria-label="Watch finding 3');
    expect(await pageOf()).not.toContain('Watch finding');
  });

  test('say where they stand', async () => {
    const html = await pageOf({
      films: [
        { ...film, ...gone, id: 'film-1', state: 'coming', end: null },
        { ...film, id: 'film-2', state: 'download' },
        { ...film, ...gone, id: 'film-3', state: 'over' },
      ],
    });
    expect(html).not.toContain('<video');
    expect(html).toContain('still uploading');
    expect(html).toContain('Download it to watch it');
    expect(html).toContain('The video was available until August 15, 2026.');
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

describe('compared with an earlier report', () => {
  const earlierPhoto = photo('earlier-0001', 1);
  const comparison = comparisonOf({
    rows: [
      rowOf({ outcome: 'repaired' }, { photo: earlierPhoto, videoTime: '3:10' }),
      rowOf(
        { outcome: 'not-repaired', findingId: 'finding-0002' },
        { id: 'earlier-0002', mainProblem: 'Offset joint' },
      ),
    ],
  });
  const earlierPhotos = new Map([
    [earlierPhoto, { ...shown, previewUrl: 'https://files.example.com/earlier' }],
  ]);

  test('the report leads with what became of the repair, then shows each finding before and after', async () => {
    const html = await pageOf({ form: { comparison }, earlierPhotos });
    const places = order(
      html,
      '1 of 2 repaired',
      '1 not repaired.',
      'Compared with our report of March 5, 2025.',
      'Repair before closing',
      'Both inspections',
      'Before and after',
      'Before: March 5, 2025',
      'https://files.example.com/earlier',
      'At 3:10 in that video',
      'No photo',
      'href="#finding-2"',
      'id="finding-1"',
    );
    expect(places).not.toContain(-1);
    const headline = places.slice(0, 4);
    expect(headline).toEqual([...headline].sort((one, other) => one - other));
    expect(html).not.toContain('Over the years');
  });

  test('an earlier camera from the other end is said to have come from there', async () => {
    expect(await pageOf({ form: { comparison }, earlierPhotos })).not.toContain(otherEnd);
    const mirrored = { ...comparison, mirrored: 80 };
    expect(await pageOf({ form: { comparison: mirrored }, earlierPhotos })).toContain(otherEnd);
  });

  test('a year shows every finding over all years', async () => {
    const year = comparisonOf({
      kind: 'year',
      rows: [
        rowOf(
          { outcome: 'grown', findingId: 'finding-0002' },
          { history: [{ date: '2024-03-05', footage: 31, severity: 'low' }] },
        ),
      ],
    });
    const html = await pageOf({ form: { comparison: year } });
    expect(html).toContain('1 finding has grown');
    expect(html).toMatch(/Over the years.*Low, 31 ft.*Medium, 32 ft.*High, 34 ft.*Grown/s);
    const turned = await pageOf({ form: { comparison: { ...year, mirrored: 80 } } });
    expect(turned).toMatch(
      /Over the years.*Low, 31 ft from the other end.*Medium, 32 ft from the other end.*High, 34 ft</s,
    );
  });

  test('a report without one has none of it', async () => {
    expect(await pageOf()).not.toMatch(/Before and after|Both inspections|Over the years|class="compared"/);
  });
});
