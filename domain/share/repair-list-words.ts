import { business } from '../business/business';
import { writtenRange } from '../report/estimated-cost';
import type { Finding } from '../report/finding';
import { totalCost } from '../report/total-cost';
import type { RepairListContent } from './repair-list-content';

/** `$4,850 - $5,100 total. 1 finding has no estimate.` */
export function costWords(findings: readonly Finding[]): string {
  const total = totalCost(findings);
  if (!total) return 'The report gives no estimates for these findings.';
  const sum = writtenRange(total.range);
  const { without } = total;
  if (without === 0) return `${sum} total.`;
  return `${sum} total. ${without === 1 ? '1 finding has' : `${without} findings have`} no estimate.`;
}

/** Who wrote the findings, and who chose them. */
export function aboutList({
  reference,
  clientFirstName,
}: Pick<RepairListContent, 'reference' | 'clientFirstName'>): string {
  return `The findings are from report ${reference} by ${business.name}, as the inspector wrote them. ${clientFirstName} chose which ones to include. ${business.name} inspects independently. It makes no repairs and takes no commissions. Costs are estimates, not offers.`;
}
