import { createHash } from 'node:crypto';
import type { AppErrorDetails } from '@domain/errors/app-error';
import { canonicalJson } from '@domain/idempotency/canonical-json';

interface SentBody {
  readonly data: { readonly formType: string; readonly data: unknown; readonly idempotencyKey: string };
}

/** A server of the callable protocol with the product's idempotency, whose answers a test can spoil. */
export class FakeServer {
  /** idempotencyKey -> receipt: each is a lead. */
  readonly leads = new Map<string, { id: string; hash: string }>();
  readonly keys: string[] = [];
  /** In place of a proper answer, one call each; `lost`: it commits, but the answer does not arrive. */
  readonly next: ('unreachable' | 'lost' | (() => Response | Promise<Response>))[] = [];

  readonly fetch = async (_url: string, init: { readonly body: string }): Promise<Response> => {
    const { data } = JSON.parse(init.body) as SentBody;
    this.keys.push(data.idempotencyKey);
    const spoiled = this.next.shift();
    if (spoiled === 'unreachable') throw new TypeError('Failed to fetch');
    if (typeof spoiled === 'function') return spoiled();
    const receipt = this.accept(data);
    if (spoiled === 'lost') throw new TypeError('Failed to fetch');
    return Response.json({ result: receipt });
  };

  private accept({ formType, data, idempotencyKey }: SentBody['data']) {
    const receipt = this.leads.get(idempotencyKey) ?? {
      id: `lead-${this.leads.size + 1}`,
      hash: createHash('sha256').update(canonicalJson({ formType, data })).digest('hex'),
    };
    this.leads.set(idempotencyKey, receipt);
    return receipt;
  }
}

/** A refusal as the callable protocol carries it. */
export function refusal(details: AppErrorDetails): () => Response {
  return () => Response.json({ error: { message: 'refused', status: 'FAILED', details } }, { status: 400 });
}
