import { listAddress } from '@domain/office/list-filters';
import type { Counted, Needs } from '@domain/office/needs';
import type { PromiseSettings } from '@domain/settings/settings';
import { counted, hoursInWords } from '@domain/text/counted';
import { undeliveredAddress } from './undelivered-address';

interface Need extends Counted {
  readonly key: keyof Needs;
  readonly words: string;
  /** The address of what it is about. */
  readonly address: string;
}

/** Each kind of work that needs attention, as words and an address; nothing for a kind without any. */
export function needWords({ contactHours }: PromiseSettings, needs: Needs): readonly Need[] {
  const { deadlines, requests, referrals, forms, reports, mails, withdrawals } = needs;
  const all: readonly Need[] = [
    {
      key: 'deadlines',
      ...deadlines,
      words: `${counted(deadlines, 'report')} about to miss a deadline`,
      address: listAddress('jobs', 'deadline'),
    },
    {
      key: 'requests',
      ...requests,
      words: `${counted(requests, 'request')} past the promised time`,
      address: listAddress('requests'),
    },
    {
      key: 'referrals',
      ...referrals,
      words: `${counted(referrals, 'referral')} past ${hoursInWords(contactHours)}`,
      address: listAddress('referrals'),
    },
    {
      key: 'forms',
      ...forms,
      words: `${counted(forms, 'visit')} by tomorrow with forms missing`,
      address: listAddress('jobs', 'forms-missing'),
    },
    {
      key: 'reports',
      ...reports,
      words: `${counted(reports, 'report')} overdue`,
      address: listAddress('jobs', 'completed'),
    },
    {
      key: 'mails',
      ...mails,
      words: `${counted(mails, 'message')} not delivered`,
      address: undeliveredAddress,
    },
    {
      key: 'withdrawals',
      ...withdrawals,
      words: `${counted(withdrawals, 'withdrawn consent')} to act on`,
      address: '?tab=dashboard',
    },
  ];
  return all.filter(({ count }) => count > 0);
}

/** How many things need attention. */
export function needCount(needs: Needs): Counted {
  const all = Object.values(needs).filter(({ count }) => count > 0);
  return {
    count: all.reduce((sum, { count }) => sum + count, 0),
    orMore: all.some(({ orMore }) => orMore),
  };
}
