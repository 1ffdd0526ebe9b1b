import type { Finding } from '@domain/report/finding';
import { palette } from '../brand/palette';
import { textStyles } from '../brand/text-styles';
import { body, bodyWidth } from '../layout/geometry';
import { baseline, type PageFlow } from '../layout/page-flow';
import type { Picture } from '../layout/picture-store';
import { drawPhotoMarks } from './photo-marks';
import type { ReportContent } from './report-content';

const gutter = 12;
const cellWidth = (bodyWidth - gutter) / 2;
const tallest = 230;
const below = 18;

interface Shown {
  readonly path: string;
  readonly picture: Picture | undefined;
  readonly width: number;
  readonly height: number;
}

/** Minimum height of a finding's first row of photos in points, known without loading them. */
export function photosStart({ photos }: Finding): number {
  return photos.length === 0 ? 0 : cellWidth * 0.75 + below;
}

/** The photos in rows of two, with the inspector's marks. */
export function drawPhotos(flow: PageFlow, finding: Finding, number: number, content: ReportContent): void {
  const shown = finding.photos.map((path) => sized(path, content.pictures.get(path)));
  for (let index = 0; index < shown.length; index += 2) {
    const row = shown.slice(index, index + 2);
    const height = Math.max(...row.map((photo) => photo.height));
    flow.keep(height + below);
    row.forEach((photo, column) => {
      const x = body.left + column * (cellWidth + gutter);
      drawPhoto(flow, photo, finding, `Photo ${index + column + 1} of finding ${number}`, x);
    });
    flow.gap(height + below);
  }
}

function sized(path: string, picture: Picture | undefined): Shown {
  if (!picture) return { path, picture, width: cellWidth, height: cellWidth * 0.4 };
  const scale = Math.min(cellWidth / picture.width, tallest / picture.height);
  return { path, picture, width: picture.width * scale, height: picture.height * scale };
}

function drawPhoto(flow: PageFlow, photo: Shown, finding: Finding, name: string, x: number): void {
  const { path, picture, width, height } = photo;
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
