import { array, object, string, type InferType } from 'yup';
import { inEngineWords } from './engine-words';
import { faultRoutes } from './fault-route';

/** The deepest stack frames that are reported. */
export const faultFrames = 5;

const optional = (form: RegExp) => string().default('').matches(form, { excludeEmptyString: true });

/**
 * client-fault-report: something unexpected on a device. Every field has a form that personal data doesn't fit,
 * because anyone may call this, and the log must hold none.
 */
export const reportFaultSchema = object({
  /** What failed, in our own words. */
  where: string()
    .required()
    .matches(/^[a-z][a-z -]{2,59}$/),
  route: string().required().oneOf(faultRoutes),
  /** The error's class. */
  name: string()
    .required()
    .matches(/^[A-Za-z]{1,40}$/),
  /** Of Firebase, such as `storage/unauthorized`, or ours. */
  code: optional(/^[a-z]{1,30}(?:[/-][a-z]{1,30}){0,6}$/),
  message: string().default('').transform(inEngineWords),
  /** `file.js:line:column` of our own bundles, deepest first. */
  frames: array(
    string()
      .required()
      .matches(/^[\w-]{1,60}(?:\.[\w-]{1,30}){0,3}\.js:\d{1,7}:\d{1,7}$/),
  )
    .max(faultFrames)
    .default([]),
  /** The commit of the page's build. */
  build: optional(/^(?:unknown|[0-9a-f]{7,40})(?:-dirty)?$/),
  /** Of the failed call, as in its own log entries. */
  failedRequestId: optional(/^[0-9a-f]{12}$/),
  browser: optional(/^(?:Chrome|Edge|Firefox|Safari|Samsung) \d{1,3}$/),
})
  .noUnknown()
  .required();

export type FaultReport = InferType<typeof reportFaultSchema>;

/** The same for every valid report, also for one that was dropped. */
export interface FaultReportAnswer {
  readonly state: 'taken';
}
