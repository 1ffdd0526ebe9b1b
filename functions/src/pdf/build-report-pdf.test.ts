import { PDFHexString, PDFName } from 'pdf-lib';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { reportLimits } from '@domain/report/report-limits';
import { defaultDisclaimers } from '@domain/report/report-options';
import { business } from '@domain/business/business';
import { otherEnd } from '@domain/report/compare/alignment';
import { comparisonOf, rowOf } from '@domain/report/compare/testing/comparison-of';
import { findingOf } from '@domain/report/testing/finding-of';
import { usualService } from '../../../tools/testing/usual-service';
import { buildReportPdf } from './build-report-pdf';
import type { Picture } from './layout/picture-store';
import { codesOf } from './testing/codes-of';
import { dictionariesOf, readPdf } from './testing/read-pdf';
import { photo, reportOf } from './testing/report-of';

let picture: Picture;
beforeAll(async () => {
  const [width, height] = [800, 600];
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#0B6470' } })
    .jpeg()
    .toBuffer();
  picture = { bytes, width, height };
});

const imagesOf = async (bytes: Uint8Array) =>
  (await dictionariesOf(bytes)).filter((dict) => dict.get(PDFName.of('Subtype')) === PDFName.of('Image'));

test('a report starts with the recommendation and its reason', async () => {
  const { pages } = await readPdf(await buildReportPdf(reportOf({}, {}, picture)));
  expect(pages[0]?.text).toMatch(/^Sewer inspection report Repair before closing Offset joint at 34 ft\. /);
});

test('names the inspector with a signature mark, if known, and always the version', async () => {
  const inspector = { name: 'Riley Ortega', credential: 'Certificate 4711' };
  const { text } = await readPdf(await buildReportPdf(reportOf({ inspector })));
  expect(text).toContain('Report ID 3F2A9C1B, version 1');
  expect(text).toContain('Inspector Riley Ortega, Certificate 4711');
  expect(text).toContain('Signed /s/ Riley Ortega, July 16, 2026');
  expect((await readPdf(await buildReportPdf(reportOf()))).text).not.toMatch(/Inspector [A-Z]|\/s\//);
});

test('contains everything the inspector entered, in order', async () => {
  const { text } = await readPdf(await buildReportPdf(reportOf({}, {}, picture)));
  const parts = [
    'Report ID 3F2A9C1B',
    'Prepared for Jordan P. Alvarez',
    'Property 482 E Ridgeline Dr, Shaker Heights, OH 44103',
    `Inspection type ${usualService.title}`,
    'Length inspected 62 ft',
    'https://video.example.com/v/482 (available until August 15, 2026)',
    'Summary The line is clay and flows.',
    '1. Roots at a joint at 12 ft Medium severity.',
    'Material: Clay. Estimated cost: $350 - $600. At 3:10 in the video',
    'Photo 1 of finding 1',
    '2. Offset joint at 34 ft High severity.',
    'Photo 3 of finding 2',
    'Repairs, most urgent first 2. High, 34 ft Offset joint. Dig and replace 6 ft. $4,500.',
    'Recommendations Have the joint at 34 ft replaced before closing.',
    'Inspector notes The water ran',
    'What was not inspected The camera stopped',
    defaultDisclaimers,
  ];
  let from = 0;
  for (const part of parts) {
    const at = text.indexOf(part, from);
    expect(at, part).toBeGreaterThanOrEqual(from);
    from = at;
  }
});

test('describes map and photos for screen readers', async () => {
  const bytes = await buildReportPdf(reportOf({}, {}, picture));
  const figures = (await dictionariesOf(bytes))
    .filter((dict) => dict.get(PDFName.of('S')) === PDFName.of('Figure'))
    .map((dict) => dict.lookup(PDFName.of('Alt'), PDFHexString).decodeText());
  expect(figures).toHaveLength(5);
  expect(figures).toContain('Photo 1 of finding 2: Offset joint. Dropped joint');
  expect(figures.join(' ')).toContain('We inspected 62 of the 80 feet from the house to the main.');
});

describe('photos', () => {
  test('shared by several findings are embedded once, unchanged', async () => {
    const bytes = await buildReportPdf(reportOf({}, {}, picture));
    expect(await imagesOf(bytes)).toHaveLength(1);
    expect(Buffer.from(bytes).includes(Buffer.from(picture.bytes))).toBe(true);
  });

  test('that are still being processed are listed', async () => {
    const bytes = await buildReportPdf(reportOf());
    expect(await imagesOf(bytes)).toEqual([]);
    expect((await readPdf(bytes)).text).toContain('Photo 1 of finding 1 is still being prepared.');
  });
});

describe('findings of a film', () => {
  const film = 'film-0123456789abcdef';
  const [frame, other] = [photo('finding-0005', 1), photo('finding-0005', 2)];
  const filmed = {
    films: [
      { id: 'film-fedcba9876543210', label: 'Downstream' },
      { id: film, label: 'Upstream' },
    ],
    findings: [
      findingOf({
        id: 'finding-0005',
        footage: 34,
        severity: 'high',
        film,
        videoTime: '2:10',
        frame,
        photos: [frame, other],
      }),
      findingOf({ id: 'finding-0006', severity: 'low', film, videoTime: '3:05' }),
      findingOf({ id: 'finding-0007', severity: 'none', film: 'film-of-another-job1', videoTime: '4:00' }),
    ],
  };

  test('have their moment and a code of the report’s page at the finding', async () => {
    const bytes = await buildReportPdf(reportOf({}, filmed, picture));
    const address = 'https://inspections.example.com/customer-portal?report=3F2A9C1B';
    expect(await codesOf(bytes)).toEqual([`${address}#finding-1`, `${address}#finding-2`]);
    const { text } = await readPdf(bytes);
    const scan = 'Scan the code to open the report at this finding.';
    expect(text).toContain(`At 2:10 in the upstream video, 34 ft ${scan}`);
    expect(text).toContain(`At 3:05 in the upstream video ${scan}`);
    expect(text.match(/2:10/g)).toHaveLength(1);
    expect(text).toContain('At 4:00 in the video');
    expect(text).toContain('Photo 1 of finding 1, from the video At 2:10');
    expect(text).toContain('Videos On the report’s page, available for 30 days');
  });

  test('have codes that screen readers describe', async () => {
    const figures = (await dictionariesOf(await buildReportPdf(reportOf({}, filmed, picture))))
      .filter((dict) => dict.get(PDFName.of('S')) === PDFName.of('Figure'))
      .map((dict) => dict.lookup(PDFName.of('Alt'), PDFHexString).decodeText());
    expect(figures).toContain(
      'QR code that opens the report at finding 2: https://inspections.example.com/customer-portal?report=3F2A9C1B#finding-2',
    );
  });

  test('are no others', async () => {
    expect(await codesOf(await buildReportPdf(reportOf({}, {}, picture)))).toEqual([]);
  });
});

test('a report without findings says so, and without a length it has no map', async () => {
  const bare = { findings: [], linearFootage: null, distanceToMain: null, disclaimers: '' };
  const { text } = await readPdf(await buildReportPdf(reportOf({ videoEnd: null }, bare)));
  expect(text).toContain('No action needed The camera found nothing that needs work.');
  expect(text).toContain('Findings The camera found nothing to report.');
  expect(text).not.toMatch(/Where the findings are|Repairs|Disclaimers/);
});

test('an amended version states what it changes', async () => {
  const { pages } = await readPdf(
    await buildReportPdf(reportOf({ version: 2, amendment: 'The cost at 34 ft.' })),
  );
  expect(pages[0]?.text).toContain('Report ID 3F2A9C1B, version 2');
  expect(pages.map(({ text }) => text).join(' ')).toContain('What this version changes The cost at 34 ft.');
});

test('identical content gives identical bytes', async () => {
  const content = reportOf({}, {}, picture);
  expect(Buffer.compare(await buildReportPdf(content), await buildReportPdf(content))).toBe(0);
});

test('the largest report, with characters missing from every font, is printed', async () => {
  const findings = Array.from({ length: reportLimits.findings }, (_, index) =>
    findingOf({ id: `finding-${index + 1000}`, footage: index, observation: 'Seen 🐕 שלום'.repeat(5) }),
  );
  const summary = '🐕 in the yard. '.repeat(1_000);
  const { text } = await readPdf(await buildReportPdf(reportOf({}, { findings, summary })));
  expect(text).toContain(`${reportLimits.findings}. Offset joint at ${reportLimits.findings - 1} ft`);
  expect(text).toContain('[U+1F415] in the yard.');
});

test('a finding’s heading is never alone at the bottom of a page', async () => {
  for (const lines of [0, 2, 4, 6, 8]) {
    const summary = 'A line of the summary that is long enough to fill one.\n'.repeat(8 + lines);
    const { pages } = await readPdf(await buildReportPdf(reportOf({}, { summary }, picture)));
    expect(pages.map(({ text }) => text).filter((text) => / ft$/.test(text))).toEqual([]);
  }
});

test('contains nothing executable', async () => {
  const bytes = await buildReportPdf(reportOf({}, {}, picture));
  const keys = (await dictionariesOf(bytes)).flatMap((dict) => dict.keys().map((key) => key.decodeText()));
  expect(keys).toContain('StructParents');
  const active = ['OpenAction', 'AA', 'A', 'JS', 'JavaScript', 'EmbeddedFiles', 'AcroForm', 'Annots', 'URI'];
  expect(keys.filter((key) => active.includes(key))).toEqual([]);
  expect((await readPdf(bytes)).active).toEqual({ scripts: null, openAction: null, attachments: null });
});

test('a photo of another finding is not shown', async () => {
  const pictures = new Map([[photo('finding-0009', 9), picture]]);
  expect(await imagesOf(await buildReportPdf(reportOf({ pictures })))).toEqual([]);
});

describe('compared with an earlier report', () => {
  const earlierPhoto = photo('earlier-0001', 9);
  const comparison = comparisonOf({
    rows: [
      rowOf({ outcome: 'repaired' }, { photo: earlierPhoto, videoTime: '3:10' }),
      rowOf(
        { outcome: 'not-repaired', findingId: 'finding-0002' },
        { id: 'earlier-0002', mainProblem: 'Offset joint', footage: 33 },
      ),
    ],
  });

  test('the map and the confirmation say that the earlier camera came from the other end', async () => {
    const textOf = async (compared: object) => {
      const content = reportOf({}, { comparison: { ...comparison, ...compared } }, picture);
      const { pages } = await readPdf(await buildReportPdf(content));
      return pages.map(({ text }) => text).join(' ');
    };
    expect(await textOf({})).not.toContain(otherEnd);
    const mirrored = await textOf({ mirrored: 80 });
    expect(mirrored.split(otherEnd)).toHaveLength(3);
    expect(mirrored).toMatch(/Both inspections .*B 33 ft .*A 32 ft/);
  });

  test('it leads with the verdict on the repair and ends with a page that confirms it', async () => {
    const inspector = { name: 'Riley Ortega', credential: '' };
    const content = reportOf(
      { inspector, earlierPictures: new Map([[earlierPhoto, picture]]) },
      { comparison },
      picture,
    );
    const bytes = await buildReportPdf(content);
    const { pages } = await readPdf(bytes);
    expect(pages[0]?.text).toMatch(
      /^Sewer inspection report 1 of 2 repaired 1 not repaired\. 2 new findings\. Compared with our report of March 5, 2025\. Repair before closing/,
    );
    const whole = pages.map(({ text }) => text).join(' ');
    expect(whole).toMatch(/Both inspections .*A 32 ft .*B 33 ft .*2 34 ft/);
    expect(whole).toContain('Lines join what is one finding.');
    expect(whole).toContain('Before and after Root intrusion: repaired');
    expect(whole).toContain('Before: March 5, 2025 32 ft, medium severity, at 3:10 in that video');
    expect(whole).toContain('Now: July 16, 2026 finding 2, 34 ft, high severity');
    const last = pages.at(-1)?.text ?? '';
    expect(last).toContain('Confirmation of repair Property 482 E Ridgeline Dr');
    expect(last).toContain('Result 1 of 2 repaired. 1 not repaired. 2 new findings.');
    expect(last).toContain(`Inspected by ${business.name}, `);
    expect(pages.at(-1)?.frame).not.toContain(business.tagline);
    expect(last).toContain('What we checked Repaired Root intrusion at 32 ft.');
    expect(last).toContain('Not repaired Offset joint at 33 ft. Today: Offset joint at 34 ft.');
    expect(last).toContain('Riley Ortega. Signed /s/ Riley Ortega, July 16, 2026');
    const before = await buildReportPdf(reportOf({ inspector }, { comparison }));
    expect((await imagesOf(bytes)).length).toBeGreaterThan((await imagesOf(before)).length);
  });

  test('a year has a row for each finding, and nothing to confirm', async () => {
    const year = comparisonOf({
      kind: 'year',
      rows: [
        rowOf(
          { outcome: 'grown', findingId: 'finding-0002' },
          { history: [{ date: '2024-03-05', footage: 31, severity: 'low' }] },
        ),
      ],
    });
    const { text } = await readPdf(await buildReportPdf(reportOf({}, { comparison: year })));
    expect(text).toMatch(
      /Over the years Offset joint .*31 ft, low severity\. .*32 ft, medium severity\. .*34 ft, high severity\. Grown\./,
    );
    const mirrored = reportOf({}, { comparison: { ...year, mirrored: 80 } });
    expect((await readPdf(await buildReportPdf(mirrored))).text).toMatch(
      /31 ft from the other end, low severity\. .*32 ft from the other end, .*34 ft, high severity\. Grown\./,
    );
    expect(text).not.toContain('Confirmation of repair');
  });
});
