import { randomUUID } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { business } from '@domain/business/business';
import type { Settings } from '@domain/settings/settings';
import type { CalendarDate } from '@domain/time/calendar-date';
import { instantOf } from '@domain/time/zoned-instant';
import { adminToken } from '../calls/caller-token';
import { askUntilAnswered } from '../project/ask-until-answered';
import type * as Modules from './year-modules';

export interface Living {
  readonly db: Firestore;
  readonly modules: typeof Modules;
  /** Of the functions, which take the office's calls. */
  readonly url: string;
  /** Of the site, by which the text message provider signs its requests. */
  readonly siteUrl: string;
  readonly settings: Settings;
  /** The key of each inspection's report. */
  readonly keys: Map<string, string>;
}

/** Local time of the business. */
export const instant = (on: CalendarDate, at: string) => instantOf(on, at, business.timeZone);

/** A call of the office. @throws Refused */
export async function office({ url }: Living, name: string, data: object): Promise<void> {
  const idempotencyKey = randomUUID();
  await askUntilAnswered(url, {
    name,
    data: { ...data, idempotencyKey },
    from: '2001:db8::1',
    idToken: adminToken(),
  });
}
