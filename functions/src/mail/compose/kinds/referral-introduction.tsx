import { business } from '@domain/business/business';
import { rewardDisclosure } from '@domain/business/reward-disclosure';
import { routes } from '@domain/business/routes';
import { isDeclined } from '@domain/referral/is-declined';
import { disclosedReward } from '@domain/reward/promised-reward';
import { promisesOf } from '@domain/settings/promises-of';
import { hoursInWords } from '@domain/text/counted';
import { config } from '../../../platform/config';
import { phoneNow } from '../../../platform/phone-now';
import { settingsNow } from '../../../platform/settings-now';
import { currentKey } from '../../../records/access/access-keys';
import { referrals, type KnownReferral } from '../../../records/referral/stored-referral';
import type { Composer } from '../composer';
import { loadSubjects } from '../load-subjects';
import { renderMail } from '../render-mail';
import { MailLayout } from '../templates/mail-layout';
import { Action, NextSteps, Paragraph, Quoted, SubHeading } from '../templates/mail-parts';
import { wordingOf, type Wording } from '../wording';
import { Opening } from './opening';
import { referralValues } from './referral-values';

/** To the referred client, who agreed to it: who we are, and who referred them. */
export const composeReferralIntroduction: Composer = async (subjects, now) => {
  const received = (await loadSubjects(referrals(), subjects)).filter(
    (referral) => referral.client_agreed && !isDeclined(referral),
  );
  const [first] = received;
  if (!first) return null;
  const introduced = await Promise.all(
    received.map(async (referral) => ({ referral, link: await introductionLink(referral.id, now) })),
  );
  const wording = wordingOf('referral_introduction', received.map(referralValues));
  const bodies = await renderMail(<ReferralIntroduction introduced={introduced} wording={wording} />);
  return {
    to: first.client_email,
    subject: wording.subject ?? `Your sewer line inspection by ${business.name}`,
    attachments: [],
    ...bodies,
  };
};

interface ReferralIntroductionProps {
  readonly wording: Wording;
  readonly introduced: readonly {
    readonly referral: KnownReferral;
    /** Where the client asks for a time; null for none. */
    readonly link: string | null;
  }[];
}

function ReferralIntroduction({ introduced, wording }: ReferralIntroductionProps) {
  const { promises, rewards } = settingsNow();
  const { contactHours } = promises;
  const pick = introduced.some(({ referral, link }) => isFree(referral) && link !== null);
  const amounts = introduced
    .map(({ referral }) => disclosedReward(rewards, referral))
    .filter((amount) => amount > 0);
  return (
    <MailLayout
      preview={`We’ll contact you within ${hoursInWords(contactHours)} to agree on an appointment.`}
      title="Hello from us"
    >
      <Opening wording={wording} />
      {introduced.map(({ referral, link }) => (
        <div key={referral.id}>
          <Quoted
            leadIn="They wrote:"
            rows={[
              ['Referred by', [referral.referrer_name, referral.referrer_company].filter(Boolean).join(', ')],
              ['Client', referral.client_name],
              ['Property address', referral.client_address],
            ]}
          />
          {link !== null && isFree(referral) && <Action href={link}>Choose a time</Action>}
        </div>
      ))}
      {[...new Set(amounts)].map((amount) => (
        <Paragraph key={amount}>{rewardDisclosure(amount)}</Paragraph>
      ))}
      <SubHeading>What happens next</SubHeading>
      <NextSteps
        steps={[
          pick
            ? `Choose a time with the button above, or wait for our call: we’ll contact you within ${hoursInWords(contactHours)}.`
            : `We’ll contact you within ${hoursInWords(contactHours)} and agree on an appointment.`,
          'You’ll get a confirmation with a calendar entry and three short forms.',
          promisesOf(promises).reportTurnaround,
        ]}
      />
      <Paragraph>
        Didn’t ask for this, or don’t need an inspection? Reply to this email or call {phoneNow().display},
        and you won’t hear from us again.
      </Paragraph>
    </MailLayout>
  );
}

/** Whether its client may still ask for a time. */
function isFree({ progress, client_asked_at: asked }: KnownReferral): boolean {
  return asked === null && (progress === 'none' || progress === 'accepted');
}

/** The URL at which a referred client asks for a time; null if no key of the referral works. */
async function introductionLink(referralId: string, now: Date): Promise<string | null> {
  const key = await currentKey({ kind: 'introduction', subject: referralId }, now);
  return key === null ? null : `${config.siteUrl}${routes.chooseTime}?booking=${key}`;
}
