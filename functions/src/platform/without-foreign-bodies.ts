import type { CallableFunction, Request } from 'firebase-functions/v2/https';
import { isReadable } from './is-readable';
import { takeBody, type BodyFault } from './received-body';

const foreign = new WeakMap<object, BodyFault | 'no call'>();

/** What was wrong with a request's body; null if it was passed to the SDK unchanged. */
export function bodyFaultOf(request: Request): BodyFault | 'no call' | null {
  return foreign.get(request) ?? null;
}

/**
 * Wraps a callable so that a body that is no call, or too large, is emptied before the SDK reads it. The SDK logs
 * such bodies, which may hold personal data, and responds with an internal error to bodies it can't decode. The
 * callable still runs, so that it counts the attempt.
 */
export function withoutForeignBodies(
  deployed: CallableFunction<unknown, unknown>,
  bytesAtMost: number,
): CallableFunction<unknown, unknown> {
  // A proxy, because the platform reads properties that the SDK sets on the function.
  return new Proxy(deployed, {
    apply(target, self, [request, ...rest]: [Request, ...unknown[]]) {
      const fault = takeBody(request, bytesAtMost) ?? (isCall(request.body) ? null : 'no call');
      if (fault) {
        foreign.set(request, fault);
        request.body = { data: null };
      }
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
