import { textStyles } from '../brand/text-styles';
import type { PageFlow } from '../layout/page-flow';
import type { TextStyle } from '../layout/text-style';

const gap = 5;

/** A text with one paragraph per line; nothing for an empty one. */
export function drawParagraphs(flow: PageFlow, text: string, style: TextStyle = textStyles.text): void {
  for (const paragraph of paragraphsOf(text)) {
    flow.text('P', paragraph, style);
    flow.gap(gap);
  }
}

export function paragraphsOf(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '');
}
