import { factorySettings } from '@domain/settings/factory-settings';
import { randomUUID } from 'node:crypto';
import { business } from '@domain/business/business';
import type { ReferralSubmission } from '@domain/referral/referral-submission';
import { addDays, calendarDateIn } from '@domain/time/calendar-date';
import { envelopeOf, once } from './drill-envelope';
import type { DrillPerson } from './drill-people';
import type { DrillWorld } from './drill-world';
import { complete, markPaid } from './seed-client';

/** Submits one person's referral of another. @returns its id. */
export async function refer(
  world: DrillWorld,
  agent: DrillPerson,
  client: DrillPerson,
  changes: Partial<ReferralSubmission> = {},
): Promise<string> {
  const data: ReferralSubmission = {
    agentName: agent.name,
    agentEmail: agent.email,
    agentPhone: agent.phone,
    agentCompany: `${agent.word} Realty`,
    clientName: client.name,
    clientPhone: client.phone,
    clientEmail: client.email,
    inspectionAddress: client.address,
    suitableDays: '',
    neededBy: '',
    accessNotes: `Ask for ${client.name}`,
    referralReward: factorySettings.rewards.options.at(-1)?.value ?? '',
    referrerKind: 'agent',
    clientAgreed: true,
    deviceKey: randomUUID(),
    ...changes,
  };
  const { id } = await world.calls.call(
    'client-referral-submit',
    { formType: 'referral', data, ...envelopeOf(agent) },
    { from: agent.network },
  );
  return id;
}

/** A referral whose job is completed and paid, so that its reward is earned. @returns the job's id. */
export async function earnReward(world: DrillWorld, referralId: string): Promise<string> {
  const appointment = {
    scheduled_date: addDays(calendarDateIn(business.timeZone, new Date()), 6),
    scheduled_time: '14:00',
    total_price: 149,
  };
  const { bookingId } = await world.calls.call(
    'office-referral-accept',
    { referralId, as: 'booking', appointment, confirmed_taken: true, ...once() },
    { idToken: world.office },
  );
  if (!bookingId) throw new Error('the referral became no job');
  await complete(world, bookingId);
  await markPaid(world, bookingId, 'Thank you');
  return bookingId;
}
