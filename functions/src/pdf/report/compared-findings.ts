import type { ComparedRow } from '@domain/report/compare/comparison';
import { outcomeWords } from '@domain/report/compare/outcomes';
import { placeThen, seriesOf } from '@domain/report/compare/finding-series';
import { numberedFindings, type NumberedFinding } from '@domain/report/numbered-findings';
import { severityWords, type Severity } from '@domain/report/severity';
import { writtenDate } from '@domain/time/written-date';
import { drawHeading } from '../brand/heading';
import { palette } from '../brand/palette';
import { textStyles } from '../brand/text-styles';
import { body, bodyWidth } from '../layout/geometry';
import { baseline, type PageFlow } from '../layout/page-flow';
import type { Picture } from '../layout/picture-store';
import { drawTable } from '../layout/table';
import type { ReportContent } from './report-content';

const gutter = 12;
const cellWidth = (bodyWidth - gutter) / 2;
const tallest = 190;
const below = 6;

/** Each earlier finding and what became of it, with its pictures before and after side by side. */
export function drawComparedFindings(flow: PageFlow, content: ReportContent): void {
  const { comparison, findings } = content.form;
  if (!comparison || comparison.rows.length === 0) return;
  const numbered = numberedFindings(findings);
  drawHeading(flow, 'Before and after', null, 80);
  for (const row of comparison.rows) {
    drawRow(
      flow,
      row,
      numbered.find(({ finding }) => finding.id === row.findingId),
      content,
    );
  }
}

function drawRow(
  flow: PageFlow,
  row: ComparedRow,
  now: NumberedFinding | undefined,
  { form, pictures, earlierPictures }: ReportContent,
): void {
  const { earlier, outcome } = row;
  const [path = ''] = now ? now.finding.photos : row.photos;
  const sides = [
    {
      picture: earlierPictures.get(earlier.photo),
      title: `Before: ${writtenDate(earlier.date)}`,
      facts: [
        factsOf(earlier.footage, earlier.severity),
        earlier.videoTime && `at ${earlier.videoTime} in that video`,
      ],
    },
    {
      picture: pictures.get(path),
      title: `Now: ${writtenDate(form.inspectionDate)}`,
      facts: [
        now
          ? `finding ${now.number}, ${factsOf(now.finding.footage, now.finding.severity)}`
          : outcomeWords[outcome],
        momentOf(now ? now.finding.videoTime : row.videoTime),
      ],
    },
  ] as const;
  const height = Math.max(0, ...sides.map(({ picture }) => (picture ? sizeOf(picture).height : 0)));
  const captions = sides.map(({ title, facts }) => [
    ...flow.break(title, textStyles.label, cellWidth),
    ...flow.break(facts.filter(Boolean).join(', '), textStyles.small, cellWidth),
  ]);
  const captionHeight = Math.max(...captions.map((lines) => lines.length)) * textStyles.label.leading;
  const heading = `${earlier.mainProblem}: ${outcomeWords[outcome].toLowerCase()}`;
  const lines = flow.break(heading, textStyles.subheading);
  flow.keep(lines.length * textStyles.subheading.leading + height + captionHeight + 2 * below + 10);
  if (!flow.atTop) flow.gap(10);
  flow.structure.within('H3', () => flow.lines(lines, textStyles.subheading, body.left));
  flow.gap(below);
  sides.forEach(({ picture, title }, column) => {
    if (picture)
      drawPicture(
        flow,
        picture,
        `${earlier.mainProblem}. ${title}`,
        body.left + column * (cellWidth + gutter),
      );
  });
  flow.gap(height + (height > 0 ? below : 0));
  sides.forEach(({ title, facts }, column) => {
    const x = body.left + column * (cellWidth + gutter);
    const words = flow.break(facts.filter(Boolean).join(', '), textStyles.small, cellWidth);
    flow.structure.within('P', () => {
      flow.markedLines(
        flow.break(title, textStyles.label, cellWidth),
        textStyles.label,
        x,
        flow.y - baseline(textStyles.label),
      );
    });
    flow.structure.within('P', () => {
      flow.markedLines(
        words,
        textStyles.small,
        x,
        flow.y - textStyles.label.leading - baseline(textStyles.small),
      );
    });
  });
  flow.gap(captionHeight + below);
}

function factsOf(footage: number | null, severity: Severity): string {
  return seenWords(footage === null ? '' : `${footage} ft`, severity);
}

const seenWords = (place: string, severity: Severity) =>
  [place, `${severityWords[severity].toLowerCase()} severity`].filter(Boolean).join(', ');

const momentOf = (time: string) => (time === '' ? '' : `at ${time} in the video`);

function sizeOf({ width, height }: Picture): { readonly width: number; readonly height: number } {
  const scale = Math.min(cellWidth / width, tallest / height);
  return { width: width * scale, height: height * scale };
}

function drawPicture(flow: PageFlow, picture: Picture, alt: string, x: number): void {
  const { width, height } = sizeOf(picture);
  flow.figure(alt, (page) => page.picture(flow.pictures.nameOf(picture), x, flow.y - height, width, height));
}

/** Every finding over all years, one row each. */
export function drawSeries(flow: PageFlow, { form }: ReportContent): void {
  const { comparison, findings, inspectionDate } = form;
  if (comparison?.kind !== 'year') return;
  const { rows } = seriesOf(comparison, findings, inspectionDate);
  if (rows.length === 0) return;
  drawHeading(flow, 'Over the years', null, 40);
  drawTable(
    flow,
    rows.map(({ mainProblem, outcome, points }) => ({
      label: mainProblem,
      value: [
        ...points.map(({ date, seen }) =>
          seen
            ? `${writtenDate(date)}: ${seenWords(placeThen(seen), seen.severity)}.`
            : `${writtenDate(date)}: not seen.`,
        ),
        `${outcome}.`,
      ].join(' '),
    })),
    { label: textStyles.label, value: textStyles.text, hairline: palette.band },
  );
}
