import { dollars } from '@domain/text/dollars';
import type { Composer } from '../composer';
import { hello } from '../hello';
import { renderMail } from '../render-mail';
import { MailLayout } from '../templates/mail-layout';
import { Facts, Paragraph } from '../templates/mail-parts';
import { aboutRows, loadPaidFor, paymentWords, ReceiptFoot, type PaidFor } from './payment-parts';

/** To the client: a payment or refund that we had recorded by mistake. Not sent if it was recorded again since. */
export const composePaymentCorrected: Composer = async (subjects) => {
  const paid = await loadPaidFor(subjects);
  const words = paid && correctionOf(paid);
  if (!words) return null;
  const bodies = await renderMail(
    <MailLayout preview={words.mistake} title="We corrected your payment">
      <Paragraph>
        {hello(paid.name)} {words.mistake}
      </Paragraph>
      <Paragraph>{words.now}</Paragraph>
      <Facts rows={aboutRows(paid)} />
      <ReceiptFoot />
    </MailLayout>,
  );
  return { to: paid.to, subject: 'Correction to your payment', attachments: [], ...bodies };
};

interface Correction {
  readonly mistake: string;
  readonly now: string;
}

function correctionOf(paid: PaidFor): Correction | null {
  const { state, payment, difference, corrected } = paid;
  const last = corrected.at(-1);
  if (state === 'paid' && difference?.state === 'open') {
    const sum = dollars(Math.abs(difference.amount));
    return difference.amount > 0
      ? { mistake: `we recorded a payment of ${sum} from you by mistake.`, now: `${sum} is still due.` }
      : { mistake: `we recorded a refund of ${sum} to you by mistake.`, now: `We still owe you ${sum}.` };
  }
  if (!last) return null;
  const mistake = `we recorded a payment of ${paymentWords(last.amount, last.method, last.at)} by mistake. Please disregard its receipt.`;
  if (state === 'waived') return { mistake, now: 'Nothing is due.' };
  if (state === 'unpaid') return { mistake, now: `${dollars(paid.due)} is due for your inspection.` };
  // The office has recorded a new payment since; that one has its own receipt.
  if (!payment || payment.at.toMillis() >= last.corrected_at.toMillis()) return null;
  return {
    mistake,
    now: `Your payment of ${paymentWords(payment.amount, payment.method, payment.at)} counts.`,
  };
}
