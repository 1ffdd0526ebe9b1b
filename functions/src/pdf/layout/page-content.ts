import type { EmbeddedFont } from '../fonts/embedded-font';
import type { Color } from './color';
import type { Line } from './break-lines';
import { points } from '../fonts/points';
import type { TextStyle } from './text-style';

/** The operators of one page. All lengths are points from the lower left corner. */
export class PageContent {
  private readonly operators: string[] = [];
  private marks = 0;

  /** `y` is the baseline of the first line. */
  lines(lines: readonly Line[], font: EmbeddedFont, style: TextStyle, x: number, y: number): void {
    const space = font.operand(font.face.shape(' '), style.size);
    const shown = lines.map((line) => {
      const operand = line.words.map((word) => font.operand(word, style.size)).join(space);
      // Adjacent strings without a shift between them are joined.
      return `[${operand.replaceAll('><', '')}] TJ`;
    });
    this.operators.push(
      `BT /${font.resource} ${points(style.size)} Tf ${points(style.leading)} TL ${style.color.join(' ')} rg`,
      `${points(x)} ${points(y)} Td`,
      shown.join(' T* '),
      'ET',
    );
  }

  /** A path of straight lines through the points given as x, y, x, y, ... */
  stroke(path: readonly number[], color: Color, width: number): void {
    this.operators.push(`1 J 1 j ${points(width)} w ${color.join(' ')} RG`, `${steps(path)} S`);
  }

  fill(x: number, y: number, width: number, height: number, color: Color): void {
    this.operators.push(`${color.join(' ')} rg ${[x, y, width, height].map(points).join(' ')} re f`);
  }

  /** Rectangles of one path, so that no seam shows where they touch. */
  fillAll(
    rectangles: readonly {
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
    }[],
    color: Color,
  ): void {
    const path = rectangles.map(
      ({ x, y, width, height }) => `${[x, y, width, height].map(points).join(' ')} re`,
    );
    this.operators.push(`${color.join(' ')} rg ${path.join(' ')} f`);
  }

  frame(x: number, y: number, width: number, height: number, color: Color, line: number): void {
    this.operators.push(
      `1 j ${points(line)} w ${color.join(' ')} RG ${[x, y, width, height].map(points).join(' ')} re S`,
    );
  }

  /** A ring; `inside` fills it, null leaves it transparent. */
  ring(x: number, y: number, radius: number, color: Color, line: number, inside: Color | null): void {
    const bend = radius * 0.5523;
    const curve = (...values: number[]) => `${values.map(points).join(' ')} c`;
    this.operators.push(
      `${points(line)} w ${color.join(' ')} RG ${inside ? `${inside.join(' ')} rg` : ''}`,
      `${points(x + radius)} ${points(y)} m`,
      curve(x + radius, y + bend, x + bend, y + radius, x, y + radius),
      curve(x - bend, y + radius, x - radius, y + bend, x - radius, y),
      curve(x - radius, y - bend, x - bend, y - radius, x, y - radius),
      curve(x + bend, y - radius, x + radius, y - bend, x + radius, y),
      inside ? 'b' : 's',
    );
  }

  /** A filled polygon with its corners at the points given as x, y, x, y, ... */
  polygon(corners: readonly number[], color: Color): void {
    this.operators.push(`${color.join(' ')} rg ${steps(corners)} f`);
  }

  /** Draws a picture, by its name in the document's resources, into a rectangle. */
  picture(name: string, x: number, y: number, width: number, height: number): void {
    const [w, h, left, bottom] = [width, height, x, y].map(points);
    this.operators.push(`q ${w} 0 0 ${h} ${left} ${bottom} cm /${name} Do Q`);
  }

  /** Clips what `draw` draws to the rectangle. */
  clipped(x: number, y: number, width: number, height: number, draw: () => void): void {
    this.operators.push(`q ${[x, y, width, height].map(points).join(' ')} re W n`);
    draw();
    this.operators.push('Q');
  }

  /** Tags what `draw` draws as part of the document's structure. Returns its number on the page. */
  marked(role: string, draw: () => void): number {
    const mark = this.marks++;
    this.operators.push(`/${role} <</MCID ${mark}>> BDC`);
    draw();
    this.operators.push('EMC');
    return mark;
  }

  /** Tags what `draw` draws as decoration, which screen readers skip. */
  artifact(draw: () => void): void {
    this.operators.push('/Artifact BMC');
    draw();
    this.operators.push('EMC');
  }

  toString(): string {
    return this.operators.join('\n');
  }
}

/** The operators that follow these points. */
function steps(path: readonly number[]): string {
  const operators: string[] = [];
  for (let index = 0; index < path.length; index += 2) {
    const [x = 0, y = 0] = path.slice(index, index + 2);
    operators.push(`${points(x)} ${points(y)} ${index === 0 ? 'm' : 'l'}`);
  }
  return operators.join(' ');
}
