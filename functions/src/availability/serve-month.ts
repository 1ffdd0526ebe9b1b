import { isMonth, monthAddress } from '@domain/availability/month';
import { sha256 } from '../platform/hash';
import { route } from '../platform/route';
import { settingsNow } from '../platform/settings-now';
import { readableRecord } from '../platform/readable';
import { months } from '../records/availability/stored-month';
import { buildMonths, isBookable } from './build-month';

/** How long a browser and the caches between may keep it. */
const keptSeconds = 30;

/** available-times, behind Hosting's `/times/YYYY-MM.json`: what of a month can be booked. */
export const serveMonth = route('available-times', async ({ path }, response) => {
  const month =
    path
      .split('/')
      .at(-1)
      ?.replace(/\.json$/, '') ?? '';
  const isServed =
    isMonth(month) && path === monthAddress(month) && isBookable(settingsNow(), month, new Date());
  const stored = isServed ? await readMonth(month) : null;
  response.set('Cache-Control', `public, max-age=${keptSeconds}, s-maxage=${keptSeconds}`);
  if (!stored) {
    response.status(404).type('text/plain').send('There is nothing here.\n');
    return;
  }
  const { windows, hours } = stored;
  const body = JSON.stringify({ month, windows, hours });
  // Express answers 304 where the ETag matches.
  response.set('ETag', `"${sha256(body).slice(0, 32)}"`);
  response.type('application/json').send(body);
});

/** The month; built first where none is stored yet. */
async function readMonth(month: string) {
  const stored = readableRecord(await months().doc(month).get());
  if (stored) return stored;
  await buildMonths(new Date(), month);
  return readableRecord(await months().doc(month).get());
}
