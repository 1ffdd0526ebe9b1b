import { randomUUID } from 'node:crypto';
import { callPath } from '@domain/api/call-path';
import { contract, type CallName } from '@domain/api/contract';
import type { AppErrorDetails } from '@domain/errors/app-error';
import { trustedJson } from '../../../trusted-json';
import { ask } from '../../calls/ask';
import { callerHeaders } from '../../calls/caller-token';
import { pathsOf } from '../mutation';
import { rightBody, standInKey } from '../../calls/right-bodies';
import { newAddress, type World } from '../../calls/world';

/** An accepted call. */
export interface TakenIn {
  readonly name: CallName;
  readonly body: object;
  readonly customerId: string;
  readonly result: unknown;
  /** The number of its texts that contain the script. */
  readonly texts: number;
}

type Container = Record<string | number, unknown>;
type Path = readonly (string | number)[];

/** Fields that control the call instead of holding a person's text. */
const fixed = /(?:^|\.)(?:formType|idempotencyKey|userAgent|timestamp|homepage|text_version|text_hash)$/;

/**
 * Sends a valid body with a script in each text; texts that the call refuses are restored until it accepts
 * the rest. Null if it accepts none.
 */
export async function takeIn(
  name: CallName,
  { world, url, script, index }: { world: World; url: string; script: string; index: number },
): Promise<TakenIn | null> {
  const { body: right, customerId } = await rightBody(name, world, index);
  const body = structuredClone(right) as Container;
  const texts = pathsOf(right, []).filter(
    (path) => typeof at(right as Container, path) === 'string' && !fixed.test(path.join('.')),
  );
  const hostile = new Map(texts.map((path) => [nameOf(path), path]));
  for (const path of hostile.values()) put(body, path, `${String(at(right as Container, path))} ${script}`);
  for (let attempt = 0; attempt < 12 && hostile.size > 0; attempt += 1) {
    const answer = await ask(`${url}/${callPath(name)}`, {
      headers: {
        'Content-Type': 'application/json',
        'X-Forwarded-For': newAddress(),
        ...callerHeaders(contract[name].access, customerId),
      },
      body: JSON.stringify({ data: body }).replaceAll(standInKey, randomUUID()),
    });
    const { result, error } = trustedJson<{
      result?: unknown;
      error?: { details?: AppErrorDetails };
    }>(answer.body);
    if (error === undefined) return { name, body, customerId, result, texts: hostile.size };
    const named = Object.keys(error.details?.fields ?? {}).filter((field) => hostile.has(field));
    // A refusal that names no text concerns a key or an id, so those are restored first.
    const back =
      named.length > 0
        ? named
        : [...hostile.keys()].filter((field) =>
            /(?:id|key|booking|status|kind|type|state|role|browser|sha256)$/i.test(field),
          );
    for (const field of back.length > 0 ? back : hostile.keys()) {
      const path = hostile.get(field);
      if (path) put(body, path, at(right as Container, path));
      hostile.delete(field);
    }
  }
  return null;
}

function at(root: Container, path: Path): unknown {
  return path.reduce<unknown>((value, key) => (value as Container)[key], root);
}

function put(root: Container, path: Path, value: unknown): void {
  (at(root, path.slice(0, -1)) as Container)[path.at(-1) ?? ''] = value;
}

/** The field name used by the server: `report.findings[0].observation`, without a form's `data.`. */
function nameOf(path: Path): string {
  return path
    .map((part, index) => (/^\d+$/.test(String(part)) ? `[${part}]` : `${index > 0 ? '.' : ''}${part}`))
    .join('')
    .replace(/^data\./, '');
}
