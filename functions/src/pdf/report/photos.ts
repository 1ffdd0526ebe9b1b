import { filmMoment, isFrame } from '@domain/report/film-moment';
import type { Finding } from '@domain/report/finding';
import type { NumberedFinding } from '@domain/report/numbered-findings';
import { palette } from '../brand/palette';
import { textStyles } from '../brand/text-styles';
import { body, bodyWidth } from '../layout/geometry';
import { baseline, type PageFlow } from '../layout/page-flow';
import type { Picture } from '../layout/picture-store';
import { drawPhotoMarks } from './photo-marks';
import { drawMoment, momentOf, type Moment } from './moment';
import type { ReportContent } from './report-content';

const gutter = 12;
const cellWidth = (bodyWidth - gutter) / 2;
const tallest = 230;
const below = 18;
/** Height of a code of a usual address. */
const usualCode = 56;

interface Shown {
  readonly path: string;
  readonly name: string;
  readonly picture: Picture | undefined;
  readonly width: number;
  readonly height: number;
}

/** Minimum height of a finding's first row of photos in points, known without loading them. */
export function photosStart(finding: Finding, { form }: ReportContent): number {
  if (finding.photos.length > 0) return cellWidth * 0.75 + below;
  return filmMoment(finding, form.films) === null ? 0 : usualCode + below;
}

/** The photos in rows of two, with the inspector's marks; the moment in the film stands beside the first one. */
export function drawPhotos(flow: PageFlow, numbered: NumberedFinding, content: ReportContent): void {
  const { finding } = numbered;
  const shown = finding.photos.map((path, index) => ({
    ...sized(path, content.pictures.get(path)),
    name: nameOf(path, index, numbered),
  }));
  const moment = momentOf(flow, numbered, content, cellWidth);
  const cells: readonly (Shown | Moment)[] = moment
    ? [...shown.slice(0, 1), moment, ...shown.slice(1)]
    : shown;
  for (let index = 0; index < cells.length; index += 2) {
    const row = cells.slice(index, index + 2);
    const height = Math.max(...row.map((cell) => cell.height));
    flow.keep(height + below);
    row.forEach((cell, column) => {
      const x = body.left + column * (cellWidth + gutter);
      if ('code' in cell) drawMoment(flow, cell, x);
      else drawPhoto(flow, cell, finding, x);
    });
    flow.gap(height + below);
  }
}

function nameOf(path: string, index: number, { finding, number }: NumberedFinding): string {
  const name = `Photo ${index + 1} of finding ${number}`;
  return isFrame(finding, path) ? `${name}, from the video` : name;
}

function sized(path: string, picture: Picture | undefined): Omit<Shown, 'name'> {
  if (!picture) return { path, picture, width: cellWidth, height: cellWidth * 0.4 };
  const scale = Math.min(cellWidth / picture.width, tallest / picture.height);
  return { path, picture, width: picture.width * scale, height: picture.height * scale };
}

function drawPhoto(flow: PageFlow, photo: Shown, finding: Finding, x: number): void {
  const { path, name, picture, width, height } = photo;
  const y = flow.y - height;
  const marks = finding.photoMarks.find((one) => one.path === path)?.marks ?? [];
  const written = marks.filter(({ text }) => text !== '').map(({ text }) => text);
  const alt = [`${name}: ${finding.mainProblem}.`, ...written].join(' ');
  flow.figure(alt, (page) => {
    if (!picture) {
      page.frame(x, y, width, height, palette.band, 0.8);
      return;
    }
    page.picture(flow.pictures.nameOf(picture), x, y, width, height);
    page.clipped(x, y, width, height, () => drawPhotoMarks(flow, page, marks, { x, y, width, height }));
  });
  const caption = picture ? name : `${name} is still being prepared.`;
  const lines = flow.break(caption, textStyles.small, cellWidth);
  flow.structure.within('P', () =>
    flow.markedLines(lines, textStyles.small, x, y - 2 - baseline(textStyles.small)),
  );
}
