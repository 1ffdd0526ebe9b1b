import { Timestamp } from 'firebase-admin/firestore';
import { reviewLimits } from '@domain/outreach/review-request';
import { contactChoices } from '@domain/contact-preferences/contact-preferences';
import { dayMs } from '@domain/time/durations';
import { commit } from '../../platform/commit';
import { forgetPages, type PreferencesReference } from './forget-pages';
import { contactPreferences, preferencesIdOf } from './stored-preferences';

/**
 * Forgets when a person was asked for a review, and their record if they have said nothing. What they have said stays: it
 * names nobody, and without it they would get what they had objected to.
 */
export function forgetAsked(email: string): Promise<void> {
  return forget(contactPreferences().doc(preferencesIdOf(email)), null);
}

/** The same for everybody who may be asked again. @returns how many */
export async function forgetLongAgo(now: Date): Promise<number> {
  const end = Timestamp.fromMillis(now.getTime() - reviewLimits.apartDays * dayMs);
  const old = contactPreferences().where('review_asked_at', '<', end).orderBy('review_asked_at');
  return forgetPages(old, (reference) => forget(reference, end));
}

/** @param end if they were asked before; null for whenever it was */
function forget(reference: PreferencesReference, end: Timestamp | null): Promise<void> {
  return commit('review-forgotten', async (transaction) => {
    const known = (await transaction.get(reference)).data();
    const askedAt = known?.review_asked_at ?? null;
    if (!known || askedAt === null || (end !== null && askedAt >= end)) return;
    const hasSaid = known.email !== null || contactChoices.some((choice) => known[choice] !== null);
    if (hasSaid) transaction.update(reference, { review_asked_at: null });
    else transaction.delete(reference);
  });
}
