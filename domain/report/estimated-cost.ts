import { lineOfText } from '../contact/fields';
import { dollars } from '../text/dollars';

/** US dollars; both equal for a single amount. */
export interface CostRange {
  readonly from: number;
  readonly to: number;
}

const highest = 1_000_000;
const figure = String.raw`\$?\s*((?:\d{1,3}(?:,\d{3})+|\d{1,7})(?:\.\d{2})?)`;
const shape = new RegExp(String.raw`^${figure}(?:\s*(?:-|–|—|to)\s*${figure})?$`, 'i');

/** The cost as numbers; null for anything else, including a reversed range. */
export function costRange(text: string): CostRange | null {
  const match = shape.exec(text.trim());
  if (!match) return null;
  const from = dollarsOf(match[1]);
  const to = match[2] === undefined ? from : dollarsOf(match[2]);
  return from <= to && to <= highest ? { from, to } : null;
}

function dollarsOf(digits: string | undefined): number {
  return Number((digits ?? '').replaceAll(',', ''));
}

/** An amount or a range as every page, PDF and list shows it: `$4,500` or `$350 - $600`. */
export function writtenRange({ from, to }: CostRange): string {
  return from === to ? dollars(from) : `${dollars(from)} - ${dollars(to)}`;
}

/** A stored cost as it is shown. Texts that aren't a cost stay as they are. */
export function writtenCost(text: string): string {
  const range = costRange(text);
  return range ? writtenRange(range) : text;
}

/** A cost as stored: with its dollar sign, which need not be typed. */
export function withDollarSign(text: string): string {
  const cost = text.trim();
  return cost === '' || cost.startsWith('$') ? cost : `$${cost}`;
}

/** An optional cost, such as `$2,500` or `$2,500 - $4,000`. */
export const estimatedCostField = lineOfText('The cost', 40)
  .transform((value: unknown) => (typeof value === 'string' ? withDollarSign(value) : value))
  .defined()
  .default('')
  .test(
    'cost',
    'Enter the cost in dollars, like $2,500 or $2,500 - $4,000.',
    (value) => value === '' || costRange(value) !== null,
  );
