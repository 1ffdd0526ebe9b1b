import { createHash } from 'node:crypto';
import type { AppErrorDetails } from '@domain/errors/app-error';
import { canonicalJson } from '@domain/idempotency/canonical-json';
import { hasFields, isAnything, isText } from '@domain/json/guards';
import { readJson } from '@domain/json/parse-json';

interface SentBody {
  readonly data: { readonly formType: string; readonly data: unknown; readonly idempotencyKey: string };
}

const isSentBody = hasFields<SentBody>({
  data: hasFields<SentBody['data']>({ formType: isText, data: isAnything, idempotencyKey: isText }),
});

/** A server of the callable protocol with idempotency, whose answers a test can replace. */
export class FakeServer {
  /** idempotencyKey -> receipt; each one is a stored request. */
  readonly requests = new Map<string, { id: string; hash: string }>();
  readonly keys: string[] = [];
  /** Replacements for the next answers, one per call; `lost`: the call is committed, but its response is lost. */
  readonly next: ('unreachable' | 'lost' | (() => Response | Promise<Response>))[] = [];

  readonly fetch = async (_url: string, init: { readonly body: string }): Promise<Response> => {
    const sent = readJson(init.body, isSentBody);
    if (sent === null) throw new Error(`not a submission: ${init.body}`);
    const { data } = sent;
    this.keys.push(data.idempotencyKey);
    const spoiled = this.next.shift();
    if (spoiled === 'unreachable') throw new TypeError('Failed to fetch');
    if (typeof spoiled === 'function') return spoiled();
    const receipt = this.accept(data);
    if (receipt === null) return keyReused();
    if (spoiled === 'lost') throw new TypeError('Failed to fetch');
    return Response.json({ result: receipt });
  };

  /** null where the key was used with other content. */
  private accept({ formType, data, idempotencyKey }: SentBody['data']) {
    const hash = createHash('sha256').update(canonicalJson({ formType, data })).digest('hex');
    const receipt = this.requests.get(idempotencyKey) ?? { id: `lead-${this.requests.size + 1}`, hash };
    if (receipt.hash !== hash) return null;
    this.requests.set(idempotencyKey, receipt);
    return receipt;
  }
}

const keyReused = refusal({
  code: 'key-reused',
  userMessage: 'This form was already sent with different content.',
});

/** A refusal in the callable protocol. */
export function refusal(details: AppErrorDetails): () => Response {
  return () => Response.json({ error: { message: 'refused', status: 'FAILED', details } }, { status: 400 });
}
