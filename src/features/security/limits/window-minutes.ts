import {
  publicFormLimit,
  reportsMissLimit,
  secondStepLimit,
  type RateLimit,
} from '@domain/rate-limit/window';

const limits: Readonly<Record<string, RateLimit>> = {
  'reports-miss': reportsMissLimit,
  'second-step': secondStepLimit,
};

/** The length of a form type's rate window, in minutes. */
export function windowMinutes(formType: string): number {
  return (limits[formType] ?? publicFormLimit).windowMinutes;
}
