import { clientOf } from '@domain/referral/client-of';
import type { OpenIntroductionAnswer } from '@domain/referral/introduction-calls';
import { disclosedReward } from '@domain/reward/promised-reward';
import { initialPrice } from '@domain/settings/offered-services';
import { countMiss, refuseGuesser } from '../access/count-miss';
import { publicOf } from '../platform/authorize';
import { callable } from '../platform/callable';
import { settingsNow } from '../platform/settings-now';
import { introducedReferral, type IntroducedReferral } from './introduced-referral';

/** client-introduction-open: a referred client's booking form, filled in, or what was asked for by this link. */
export const openIntroduction = callable('client-introduction-open', async ({ caller, now, parse }) => {
  const { networks } = publicOf(caller);
  await refuseGuesser('link', networks, now);
  const found = await introducedReferral(parse().booking, now);
  if (found.state === 'unknown') await countMiss('link', networks, now);
  return shown(found);
});

function shown(found: IntroducedReferral): OpenIntroductionAnswer {
  switch (found.state) {
    case 'free': {
      const { referral } = found;
      const settings = settingsNow();
      const reward = disclosedReward(settings.rewards, referral);
      return {
        state: 'open',
        introduction: {
          kind: 'free',
          client: clientOf(referral),
          service_type: referral.service_needed,
          price: initialPrice(settings.services, referral.service_needed),
          rewarded: reward > 0,
          reward,
        },
      };
    }
    case 'asked': {
      const { preferred_date, preferred_time, preferred_until, date_flexible, time_flexible, slot_problems } =
        found.request.stored;
      const asked = { preferred_date, preferred_time, preferred_until, date_flexible, time_flexible };
      const taken = slot_problems.includes('taken') && ({ taken: true } as const);
      return { state: 'open', introduction: { kind: 'asked', asked, ...taken } };
    }
    case 'agreed': {
      const { scheduled_date, scheduled_time, scheduled_until } = found.job;
      const appointment = { scheduled_date, scheduled_time, scheduled_until };
      return { state: 'open', introduction: { kind: 'agreed', appointment } };
    }
    default:
      return found;
  }
}
