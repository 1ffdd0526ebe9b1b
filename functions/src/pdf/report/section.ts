import { drawHeading } from '../brand/heading';
import { textStyles } from '../brand/text-styles';
import type { PageFlow } from '../layout/page-flow';
import { drawParagraphs, paragraphsOf } from './paragraphs';

/** A heading with its text; nothing if the text is empty. */
export function drawSection(flow: PageFlow, heading: string, text: string): void {
  const [first] = paragraphsOf(text);
  if (first === undefined) return;
  drawHeading(flow, heading, null, flow.startOf(first, textStyles.text));
  drawParagraphs(flow, text);
}
