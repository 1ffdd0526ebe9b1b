import { publicFormLimit, reportsMissLimit } from '@domain/rate-limit/window';

/** The length of a form type's rate window, in minutes. */
export function windowMinutes(formType: string): number {
  return (formType === 'reports-miss' ? reportsMissLimit : publicFormLimit).windowMinutes;
}
