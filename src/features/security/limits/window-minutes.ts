import { publicFormLimit, reportsMissLimit } from '@domain/rate-limit/window';

/** How long a client's window at a form type lasts. */
export function windowMinutes(formType: string): number {
  return (formType === 'reports-miss' ? reportsMissLimit : publicFormLimit).windowMinutes;
}
