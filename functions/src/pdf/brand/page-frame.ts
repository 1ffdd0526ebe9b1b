import { business } from '@domain/business/business';
import { body } from '../layout/geometry';
import type { PageFlow } from '../layout/page-flow';
import type { TextStyle } from '../layout/text-style';
import { houseFloor } from './letterhead';
import { palette } from './palette';
import { drawMain, drawRun } from './run';
import { textStyles } from './text-styles';

interface FrameTexts {
  /** The business's, unless stated. */
  readonly name?: string;
  readonly title: string;
  /** Identifies this document in the footer of every page. */
  readonly reference: string;
  /** A notice in the footer of every page, such as that the copy is not signed. */
  readonly mark: string | null;
}

const footerY = 46;
const headerY = 752;

/**
 * Header, footer and pipe of every page, drawn when the page count is known. `runEnd` is the y at which the pipe ends
 * on the last page.
 */
export function drawPageFrames(flow: PageFlow, texts: FrameTexts, runEnd: number): void {
  const { name = business.name } = texts;
  flow.pages.forEach((page, index) => {
    const first = index === 0;
    const last = index === flow.pages.length - 1;
    const small = (text: string, y: number, side: 'left' | 'right', style: TextStyle = textStyles.small) => {
      const [line] = flow.break(text, style);
      if (!line) return;
      const x = side === 'left' ? body.left : body.right - line.width;
      page.lines([line], flow.fonts[style.face], style, x, y);
    };
    page.artifact(() => {
      drawRun(page, first ? houseFloor : null, last ? runEnd : null);
      if (last) drawMain(page, runEnd);
      if (!first) {
        small(name, headerY, 'left', { ...textStyles.small, face: 'strong', color: palette.ink });
        small(texts.title, headerY, 'right');
      }
      page.stroke([body.left, footerY + 16, body.right, footerY + 16], palette.band, 0.6);
      small(texts.reference, footerY, 'left');
      small(`Page ${index + 1} of ${flow.pages.length}`, footerY, 'right');
      if (texts.mark) small(texts.mark, footerY - 13, 'left', { ...textStyles.mark, size: 8.5 });
    });
  });
}
