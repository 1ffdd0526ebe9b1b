import '../platform/options';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { monthOf } from '@domain/availability/month';
import { collections } from '@domain/firestore/paths';
import { canonicalJson } from '@domain/idempotency/canonical-json';
import { event } from '../platform/event';
import { shareNext } from '../platform/share-next';

/** What of a member decides when they can do a job. */
const planned = ['active', 'role', 'inspects', 'services', 'week', 'days_off'] as const;

function planOf(member: DocumentSnapshot): string {
  return canonicalJson(planned.map((field): unknown => member.get(field) ?? null));
}

/** By month; '' builds all of them. */
const builds = new Map<string, () => Promise<void>>();

/** Several changes at a time, as of a day off or an import, need one build after the last of them. */
function build(month?: string): Promise<void> {
  const key = month ?? '';
  const known = builds.get(key);
  if (known) return known();
  const shared = shareNext(async () => {
    const { buildMonths } = await import('../availability/build-month');
    await buildMonths(new Date(), month);
  });
  builds.set(key, shared);
  return shared();
}

/** Builds the month of a day whose jobs changed. */
export const onDayChanged = onDocumentWritten(
  `${collections.days}/{date}`,
  event('day-changed', ({ params }) => build(monthOf(params.date))),
);

/** Builds the months after a change of the settings. */
export const onSettingsChanged = onDocumentWritten(
  `${collections.settings}/{id}`,
  event('settings-changed', () => build()),
);

/** Builds the months after a change of who works when. */
export const onMemberChanged = onDocumentWritten(
  `${collections.admins}/{uid}`,
  event('member-changed', async ({ data }) => {
    if (data && planOf(data.before) !== planOf(data.after)) await build();
  }),
);
