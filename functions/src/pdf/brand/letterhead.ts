import type { Letterhead } from '@domain/legal/signed-document';
import { letterheadNow } from '../../platform/letterhead-now';
import { body } from '../layout/geometry';
import type { PageFlow } from '../layout/page-flow';
import { drawHouse } from './run';
import { textStyles } from './text-styles';

/** The y of the letterhead house's floor, in points. */
export const houseFloor = 722;

/** The letterhead of the first page. */
export function drawLetterhead(flow: PageFlow, letterhead: Letterhead = letterheadNow()): void {
  const { page } = flow;
  const contact = [letterhead.phone, letterhead.email];
  page.artifact(() => {
    drawHouse(page, houseFloor);
    page.lines(
      flow.break(letterhead.name, textStyles.brand),
      flow.fonts.strong,
      textStyles.brand,
      body.left,
      733,
    );
    page.lines(
      flow.break(letterhead.tagline, textStyles.small),
      flow.fonts.text,
      textStyles.small,
      body.left,
      719,
    );
    contact.forEach((text, index) => {
      const lines = flow.break(text, textStyles.small);
      const x = body.right - (lines[0]?.width ?? 0);
      page.lines(lines, flow.fonts.text, textStyles.small, x, 733 - index * 14);
    });
  });
  flow.y = 684;
}
