import { referralScreens, routes } from '@domain/business/routes';
import { referralAwaitsOffice } from '@domain/referral/awaits-office';
import { requestAwaitsOffice } from '@domain/request/awaits-office';
import { isConfirmedAtOnce } from '@domain/request/confirmed-at-once';
import type { PushNotice } from '@domain/push/push-notice';
import { referenceOf } from '@domain/text/reference';
import type { MailDocument } from '../../records/mail/mail-document';
import { referrerOwners } from '../../records/push/push-subscription';
import { referrals } from '../../records/referral/stored-referral';
import { requests } from '../../records/request/stored-request';
import { requestBrief } from '../compose/kinds/request-facts';

export interface ComposedPush {
  readonly notice: PushNotice;
  /** The owners of the devices to notify. */
  readonly to: 'office' | readonly string[];
}

/** What the email of an intent announces, in the words of a notification; null if it is no longer news. */
export async function composePush(mailId: string, mail: MailDocument): Promise<ComposedPush | null> {
  const { id } = mail.subject;
  if (mail.kind === 'office_new_request') {
    const request = (await requests().doc(id).get()).data();
    if (!request) return null;
    const body = requestBrief({ ...request, id });
    if (isConfirmedAtOnce(request)) {
      return {
        notice: { title: 'Confirmed right away', body, path: listOf('jobs'), tag: 'new-request' },
        to: 'office',
      };
    }
    if (!requestAwaitsOffice(request)) return null;
    return {
      notice: {
        title: request.client_asked_at === null ? 'New request' : 'Referred client chose a time',
        body,
        path: listOf('requests'),
        tag: 'new-request',
      },
      to: 'office',
    };
  }
  const referral = (await referrals().doc(id).get()).data();
  if (!referral) return null;
  if (mail.kind === 'office_new_referral') {
    if (!referralAwaitsOffice(referral)) return null;
    const body = `Reference ${referenceOf(id)}`;
    return {
      notice: { title: 'New referral', body, path: listOf('referrals'), tag: 'new-referral' },
      to: 'office',
    };
  }
  // Only what this intent reports: the referral may have moved on to a step that can still be undone.
  const step = mailId.slice(`referral_progress_${id}_`.length);
  const body = progressWords[step];
  if (mail.kind !== 'referral_progress' || body === undefined) return null;
  const { device, referrer_phone_e164: phone, referrer_email: email } = referral;
  const title = `Your referral (${referenceOf(id)})`;
  // A completion and the reward that it earns fall due together, and neither is to replace the other.
  const tag = `${step.startsWith('reward-') ? 'reward' : 'referral'}-${referenceOf(id)}`;
  return {
    notice: { title, body, path: referralScreens.tracker, tag },
    to: referrerOwners({ device, phone, email }),
  };
}

const listOf = (list: string) => `${routes.admin}?tab=workflow&list=${list}`;

/** By the occasion of the email. */
const progressWords: Readonly<Record<string, string>> = {
  accepted: 'Contacted: we’re setting up an appointment',
  scheduled: 'Scheduled: the appointment is set',
  completed: 'Completed: the inspection is done',
  closed: 'Closed: there won’t be an inspection',
  'reward-earned': 'You earned a reward',
  'reward-paid': 'Your reward is paid',
};
