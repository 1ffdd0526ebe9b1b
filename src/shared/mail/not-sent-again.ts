import type { RequestedMail } from '@domain/mail/requested-mail';
import type { Toast } from '@/ui/use-toast';
import { writtenInstant } from '@/ui/written-instant';

/** Why pressing again sent no second copy; null where an email was queued. */
export function notSentAgain({ delivery, at }: RequestedMail, email: string): Toast | null {
  if (delivery === 'waiting') {
    return {
      title: 'Not sent again',
      description: `The last email to ${email} is still waiting to be sent.`,
    };
  }
  if (delivery !== 'sent-moments-ago') return null;
  return {
    title: 'Not sent again',
    description: `The last email to ${email} went out moments ago, on ${writtenInstant(at)}. You can send another in a minute.`,
  };
}
