import type { CallableFunction } from 'firebase-functions/v2/https';
import { expect, it } from 'vitest';
import { withoutForeignBodies } from './without-foreign-bodies';

type Callable = CallableFunction<unknown, unknown>;

/** What the SDK is given of a body. */
function given(body: unknown): unknown {
  let received: unknown;
  const sdk = (request: { body: unknown }) => {
    received = request.body;
  };
  const deployed = withoutForeignBodies(
    Object.assign(sdk, { __endpoint: { region: ['us-west1'] } }) as unknown as Callable,
  );
  expect(deployed).toHaveProperty('__endpoint.region', ['us-west1']);
  (deployed as unknown as typeof sdk)({ body });
  return received;
}

it.each([{ data: { email: 'ann@example.com' } }, { data: null }, undefined])(
  'leaves the call %o as it is',
  (body) => {
    expect(given(body)).toBe(body);
  },
);

it.each([
  { email: 'ann@example.com' },
  { data: {}, 'ann@example.com': 1 },
  ['ann@example.com'],
  'ann@example.com',
  null,
])('empties %o, which is none', (body) => {
  expect(given(body)).toEqual({});
});
