import type { CallableFunction, Request } from 'firebase-functions/v2/https';
import { expect, it } from 'vitest';
import { bodyFaultOf, withoutForeignBodies } from './without-foreign-bodies';

type Callable = CallableFunction<unknown, unknown>;

/** The body that the SDK gets and what is recorded about it. */
function given(body: unknown): unknown {
  let received: unknown;
  const sdk = (request: { body: unknown }) => {
    received = request.body;
  };
  const deployed = withoutForeignBodies(
    Object.assign(sdk, { __endpoint: { region: ['us-west1'] } }) as unknown as Callable,
    1_000,
  );
  expect(deployed).toHaveProperty('__endpoint.region', ['us-west1']);
  const request = { body, headers: {} } as unknown as Request;
  (deployed as unknown as (request: Request) => void)(request);
  expect(bodyFaultOf(request)).toBe(received === body ? null : 'no call');
  return received;
}

it.each([{ data: { email: 'ann@example.com' } }, { data: null }])('leaves the call %o unchanged', (body) => {
  expect(given(body)).toBe(body);
});

it.each([
  { email: 'ann@example.com' },
  { data: {}, 'ann@example.com': 1 },
  ['ann@example.com'],
  'ann@example.com',
  null,
  undefined,
])('empties %o, which is not a call', (body) => {
  expect(given(body)).toEqual({ data: null });
});
