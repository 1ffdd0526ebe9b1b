import { EmbeddedFont } from '../fonts/embedded-font';
import type { FontFace } from '../fonts/font-face';
import { faceNames, type FaceName } from '../fonts/load-faces';
import { breakLines, type Line } from './break-lines';
import { body, bodyWidth } from './geometry';
import { PageContent } from './page-content';
import { PictureStore } from './picture-store';
import { StructureTree, type Role } from './structure-tree';
import type { TextStyle } from './text-style';

export interface Place {
  readonly x?: number;
  readonly width?: number;
}

/** Minimum lines of a paragraph at the bottom and at the top of a page. */
const together = 2;

/** Text that flows from one page to the next. */
export class PageFlow {
  readonly pages: PageContent[] = [];
  readonly fonts: Readonly<Record<FaceName, EmbeddedFont>>;
  readonly pictures = new PictureStore();
  readonly structure = new StructureTree();
  /** Lower edge of what is drawn so far on this page, in points. */
  y: number = body.top;

  constructor(faces: Readonly<Record<FaceName, FontFace>>) {
    this.fonts = Object.fromEntries(
      faceNames.map((name, index) => [name, new EmbeddedFont(faces[name], `F${index}`)]),
    ) as Record<FaceName, EmbeddedFont>;
    this.newPage();
  }

  get page(): PageContent {
    return this.pages.at(-1) as PageContent;
  }

  get atTop(): boolean {
    return this.y === body.top;
  }

  newPage(): void {
    this.pages.push(new PageContent());
    this.y = body.top;
  }

  gap(height: number): void {
    this.y -= height;
  }

  /** Starts a new page if fewer than `height` points are left. */
  keep(height: number): void {
    if (this.y - height < body.bottom) this.newPage();
  }

  break(text: string, style: TextStyle, width: number = bodyWidth): Line[] {
    return breakLines(text, this.fonts[style.face].face, style.size, width);
  }

  /** A text with its structure element, over as many pages as it needs. */
  text(role: Role, text: string, style: TextStyle, { x = body.left, width = bodyWidth }: Place = {}): void {
    this.structure.within(role, () => this.lines(this.break(text, style, width), style, x));
  }

  /** Height that must follow a heading on its page, in points, for the first lines after it to fit. */
  startOf(text: string, style: TextStyle): number {
    const { length } = this.break(text, style);
    return (length < 2 * together ? length : together) * style.leading;
  }

  lines(lines: readonly Line[], style: TextStyle, x: number): void {
    let rest = lines;
    while (rest.length > 0) {
      const count = linesThatFit(rest.length, Math.floor((this.y - body.bottom) / style.leading));
      if (count === 0) {
        this.newPage();
        continue;
      }
      this.markedLines(rest.slice(0, count), style, x, this.y - baseline(style));
      this.y -= count * style.leading;
      rest = rest.slice(count);
    }
  }

  /** A drawing with alternative text. */
  figure(alt: string, draw: (page: PageContent) => void): void {
    const { page } = this;
    this.structure.within(
      'Figure',
      () =>
        this.structure.add(
          this.pages.length - 1,
          page.marked('Figure', () => draw(page)),
        ),
      alt,
    );
  }

  /** Lines at a given position of this page, as part of the current structure element. */
  markedLines(lines: readonly Line[], style: TextStyle, x: number, y: number): void {
    const { page } = this;
    const mark = page.marked(this.structure.role, () =>
      page.lines(lines, this.fonts[style.face], style, x, y),
    );
    this.structure.add(this.pages.length - 1, mark);
  }
}

/** Distance from the upper edge of a line to its baseline, in points. */
export function baseline({ size, leading }: TextStyle): number {
  return (leading - size) / 2 + size * 0.82;
}

function linesThatFit(total: number, room: number): number {
  if (total <= room) return total;
  const count = total - room < together ? room - (together - (total - room)) : room;
  // An empty page always fits enough lines, so the loop ends.
  return count < together ? 0 : count;
}
