import type { Answer } from '../../mailbox/behavior';
import { startProvider } from '../../mailbox/start-provider';
import { faultsOf, type FailingProvider } from './failing-provider';

/** Responses of a failing provider or of a proxy in front of it. */
const quick: readonly Answer[] = [
  { mode: 'status', status: 429 },
  { mode: 'status', status: 429, retryAfter: 7 },
  { mode: 'status', status: 429, retryAfter: 86_400 },
  { mode: 'status', status: 429, retryAfter: 'Infinity' },
  { mode: 'status', status: 429, retryAfter: '-30' },
  { mode: 'status', status: 429, retryAfter: 'Wed, 21 Oct 2026 07:28:00 GMT' },
  { mode: 'status', status: 500 },
  { mode: 'status', status: 502 },
  { mode: 'status', status: 503, retryAfter: 120 },
  { mode: 'page' },
  { mode: 'broken' },
  { mode: 'reset' },
];

/** Each takes as many real seconds as the sender's time-out. */
const slow: readonly Answer[] = [{ mode: 'silence' }, { mode: 'stall' }];

/** SendGrid's API. It knows the emails by the ids that the sender adds. */
export async function failingSendgrid(): Promise<FailingProvider> {
  const provider = await startProvider();
  return {
    name: 'SendGrid',
    settings: { MAIL_PROVIDER: 'sendgrid', SENDGRID_BASE_URL: provider.url },
    calls: provider.calls,
    fail: (random) => provider.behave({ turns: faultsOf(random, { quick, slow }) }),
    recover: () => provider.behave({ mode: 'accept' }),
    async taken() {
      const times = new Map<string, number>();
      for (const { customArgs } of await provider.messages()) {
        for (const id of (customArgs.mail_ids ?? '').split(',')) times.set(id, (times.get(id) ?? 0) + 1);
      }
      return ({ id }) => times.get(id) ?? 0;
    },
    stop: provider.stop,
  };
}
