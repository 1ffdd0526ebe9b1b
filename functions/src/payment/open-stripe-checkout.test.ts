import { Stripe } from 'stripe';
import { expect, test } from 'vitest';
import { openStripeCheckout } from './open-stripe-checkout';

interface Sent {
  readonly url: string;
  readonly headers: Headers;
  readonly body: URLSearchParams;
}

/** Stripe's own client with a stubbed network that returns a session. */
function stripeOver(sent: Sent[]): Stripe {
  const network: typeof fetch = async (url, options) => {
    const request = new Request(url, options);
    sent.push({
      url: request.url,
      headers: request.headers,
      body: new URLSearchParams(await request.text()),
    });
    const session = {
      id: 'cs_1',
      object: 'checkout.session',
      url: 'https://checkout.stripe.com/c/pay/cs_1',
      expires_at: 1_800_000_000,
    };
    return Response.json(session);
  };
  return new Stripe('sk_test_x', { httpClient: Stripe.createFetchHttpClient(network) });
}

test('requests the amount due once per attempt and sends only the report’s id', async () => {
  const sent: Sent[] = [];
  const opened = await openStripeCheckout(stripeOver(sent), {
    reportId: 'vYkZ6lmzFiBNwbgQlRq7',
    attempt: 2,
    amount: 149.5,
  });
  expect(opened).toEqual({
    sessionId: 'cs_1',
    url: 'https://checkout.stripe.com/c/pay/cs_1',
    expiresAt: new Date(1_800_000_000_000),
  });
  const [{ url, headers, body } = { url: '', headers: new Headers(), body: new URLSearchParams() }] = sent;
  expect(new URL(url).pathname).toBe('/v1/checkout/sessions');
  expect(headers.get('Idempotency-Key')).toBe('report-vYkZ6lmzFiBNwbgQlRq7-14950-2');
  expect(Object.fromEntries(body)).toMatchObject({
    mode: 'payment',
    'metadata[report_id]': 'vYkZ6lmzFiBNwbgQlRq7',
    'payment_intent_data[metadata][report_id]': 'vYkZ6lmzFiBNwbgQlRq7',
    'line_items[0][price_data][unit_amount]': '14950',
    'line_items[0][price_data][currency]': 'usd',
  });
  expect(new URL(body.get('success_url') ?? '').pathname).toBe('/report/return/VYKZ6LMZ');
});
