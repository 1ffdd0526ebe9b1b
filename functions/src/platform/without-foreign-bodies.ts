import type { CallableFunction, Request } from 'firebase-functions/v2/https';
import { isReadable } from './is-readable';

/**
 * A callable that empties the body of what is no call before the SDK refuses it: the SDK logs such a body, and it may hold
 * anything of a person; and over one that it cannot read it fails as if the fault were ours.
 */
export function withoutForeignBodies(
  deployed: CallableFunction<unknown, unknown>,
): CallableFunction<unknown, unknown> {
  // A proxy, as the platform reads what the SDK has set on the function itself.
  return new Proxy(deployed, {
    apply(target, self, [request, ...rest]: [Request, ...unknown[]]) {
      if (request.body !== undefined && !isCall(request.body)) request.body = {};
      return Reflect.apply(target, self, [request, ...rest]) as unknown;
    },
  });
}

function isCall(body: unknown): boolean {
  return (
    typeof body === 'object' &&
    body !== null &&
    'data' in body &&
    Object.keys(body).every((key) => key === 'data') &&
    isReadable(body.data)
  );
}
