import { contactHours } from '@domain/business/promises';
import { listAddress } from '@domain/office/list-filters';
import type { Needs } from '@domain/office/needs';
import { undeliveredAddress } from './undelivered-address';

interface Need {
  readonly key: keyof Needs;
  readonly count: number;
  readonly words: string;
  /** The address of what it is about. */
  readonly address: string;
}

const counted = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

/** Each kind of work that needs attention, as words and an address; nothing for a kind without any. */
export function needWords(needs: Needs): readonly Need[] {
  const { requests, referrals, forms, reports, mails, withdrawals } = needs;
  const all: readonly Need[] = [
    {
      key: 'requests',
      count: requests,
      words: `${counted(requests, 'request', 'requests')} past ${contactHours} hours`,
      address: listAddress('requests', 'new'),
    },
    {
      key: 'referrals',
      count: referrals,
      words: `${counted(referrals, 'referral', 'referrals')} past ${contactHours} hours`,
      address: listAddress('referrals'),
    },
    {
      key: 'forms',
      count: forms,
      words: `${counted(forms, 'visit', 'visits')} by tomorrow with forms missing`,
      address: listAddress('jobs', 'forms-missing'),
    },
    {
      key: 'reports',
      count: reports,
      words: `${counted(reports, 'report', 'reports')} overdue`,
      address: listAddress('jobs', 'completed'),
    },
    {
      key: 'mails',
      count: mails,
      words: `${counted(mails, 'email', 'emails')} not delivered`,
      address: undeliveredAddress,
    },
    {
      key: 'withdrawals',
      count: withdrawals,
      words: `${counted(withdrawals, 'withdrawn consent', 'withdrawn consents')} to act on`,
      address: '?tab=dashboard',
    },
  ];
  return all.filter(({ count }) => count > 0);
}

/** How many things need attention. */
export function needCount(needs: Needs): number {
  return needWords(needs).reduce((sum, { count }) => sum + count, 0);
}
