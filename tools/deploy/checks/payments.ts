import { fine, functionsUrl, notAnswered, wrong, type Check } from '../finding';
import { secretValue } from '../secret-value';

const events = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'charge.refunded',
  'charge.dispute.created',
];

interface Endpoints {
  readonly data?: readonly {
    readonly url: string;
    readonly status: string;
    readonly enabled_events: readonly string[];
  }[];
}

export const payments: Check = {
  name: 'Payments',
  async look(deploy) {
    const { ask, settings } = deploy;
    if (settings.PAYMENT_PROVIDER !== 'stripe') return [fine('no cards are taken')];
    const secret = await secretValue(deploy, 'STRIPE_SECRET_KEY');
    if ('refused' in secret) return [notAnswered(secret.refused)];
    const key = /^[rs]k_live_/.test(secret.value)
      ? fine('the key is a live one')
      : wrong('STRIPE_SECRET_KEY is a test key: no payment would be real');
    const answer = await ask('https://api.stripe.com/v1/webhook_endpoints?limit=100', {
      bearer: secret.value,
    });
    if (answer.status === 401)
      return [key, wrong('Stripe refuses STRIPE_SECRET_KEY: set the one from its dashboard')];
    if (answer.status !== 200) return [key, notAnswered(answer)];
    const url = `${functionsUrl(deploy)}/payment-webhook`;
    const endpoint = (answer.body as Endpoints).data?.find(
      (each) => each.url === url && each.status === 'enabled',
    );
    if (!endpoint) return [key, wrong(`add a webhook to ${url} in Stripe's dashboard`)];
    const all = endpoint.enabled_events.includes('*');
    const missing = all ? [] : events.filter((name) => !endpoint.enabled_events.includes(name));
    return [
      key,
      missing.length === 0
        ? fine('the webhook hears all it has to')
        : wrong(`add to the webhook: ${missing.join(', ')}`),
    ];
  },
};
