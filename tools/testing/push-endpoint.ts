import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  randomUUID,
  verify,
} from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { PushNotice } from '@domain/push/push-notice';
import { localVapidKeys } from '../backend/environment/local-vapid-keys';
import { trustedJson } from '../trusted-json';

/** A push as a push service gets it, opened with the device's keys. */
export interface Pushed {
  readonly notice: PushNotice;
  readonly headers: IncomingHttpHeaders;
  /** The claims of the sender's token, whose signature was verified with the key that the device subscribed with. */
  readonly claims: { readonly aud: string; readonly sub: string; readonly exp: number };
  readonly bytes: number;
}

export interface TestDevice {
  /** The body of a subscription, as a page sends it. */
  readonly asked: {
    readonly subscription: { readonly endpoint: string; readonly p256dh: string; readonly auth: string };
    readonly key: string;
  };
  readonly received: Pushed[];
  /** Statuses of the next answers; 201 after them, `hang` never answers. */
  readonly answers: (number | 'hang')[];
  /** Requests, whatever they were answered with. */
  attempts: number;
  /** Requests that were never answered and that their sender has given up. */
  givenUp: number;
}

/** A push service of our own: decrypts what it gets, by RFC 8188, 8291 and 8292, without the library under test. */
export async function startPushEndpoint() {
  const devices = new Map<string, TestDevice & { readonly open: (body: Buffer) => PushNotice }>();
  const server = createServer((request, response) => {
    void (async () => {
      const body = await buffer(request);
      const device = devices.get(request.url ?? '');
      if (!device) return response.writeHead(404).end();
      device.attempts += 1;
      const answer = device.answers.shift() ?? 201;
      if (answer === 'hang') return response.once('close', () => (device.givenUp += 1));
      if (answer === 201) {
        const claims = verified(request.headers.authorization ?? '', device.asked.key);
        device.received.push({
          notice: device.open(body),
          headers: request.headers,
          claims,
          bytes: body.length,
        });
      }
      return response.writeHead(answer).end();
    })().catch((error: unknown) => {
      response.writeHead(400).end(String(error));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    device(): TestDevice {
      const pair = createECDH('prime256v1');
      const publicKey = pair.generateKeys();
      const auth = randomBytes(16);
      const path = `/${randomUUID()}`;
      const device = {
        asked: {
          subscription: {
            endpoint: `http://127.0.0.1:${port}${path}`,
            p256dh: publicKey.toString('base64url'),
            auth: auth.toString('base64url'),
          },
          key: localVapidKeys().publicKey,
        },
        received: [],
        answers: [],
        attempts: 0,
        givenUp: 0,
        open: (body: Buffer) => opened(body, { pair, publicKey, auth }),
      };
      devices.set(path, device);
      return device;
    },
    /** Closes the connections that hang. */
    drop() {
      server.closeAllConnections();
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

interface DeviceKeys {
  readonly pair: ReturnType<typeof createECDH>;
  readonly publicKey: Buffer;
  readonly auth: Buffer;
}

function opened(body: Buffer, { pair, publicKey, auth }: DeviceKeys): PushNotice {
  const salt = body.subarray(0, 16);
  const idLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + idLength);
  const sealed = body.subarray(21 + idLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender]);
  const derive = (secret: Buffer, from: Buffer, about: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, from, about, length));
  const material = derive(pair.computeSecret(sender), auth, info, 32);
  const key = derive(material, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(material, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createDecipheriv('aes-128-gcm', key, nonce);
  cipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
  return trustedJson<PushNotice>(padded.subarray(0, padded.lastIndexOf(2)).toString());
}

function verified(authorization: string, expectedKey: string): Pushed['claims'] {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  if (key !== expectedKey) throw new Error('signed with another key');
  const point = Buffer.from(key, 'base64url');
  const coordinates = {
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', ...coordinates }, format: 'jwk' });
  const [header = '', payload = '', signature = ''] = token.split('.');
  const isGenuine = verify(
    'sha256',
    Buffer.from(`${header}.${payload}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isGenuine) throw new Error('the signature does not match');
  return trustedJson<Pushed['claims']>(Buffer.from(payload, 'base64url').toString());
}
