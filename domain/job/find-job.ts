import { object, string } from 'yup';

/** office-job-find: the job whose link, or whose report's link, has this key; also if it no longer works. */
export const findJobSchema = object({ key: string().required().max(64) })
  .noUnknown()
  .required();

export interface JobFound {
  /** When the job was created, ISO 8601; null for a key of no job. */
  readonly createdAt: string | null;
}
