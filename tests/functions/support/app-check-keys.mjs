/**
 * Preloaded into handler processes: answers the SDK's request for App Check's public keys with
 * APP_CHECK_KEYS. The SDK's own code verifies the tokens.
 */
import https from 'node:https';
import { syncBuiltinESMExports } from 'node:module';
import { PassThrough } from 'node:stream';

const { request } = https;
https.request = (options, answer) => {
  if (options.hostname !== 'firebaseappcheck.googleapis.com') return request(options, answer);
  const response = new PassThrough();
  response.statusCode = 200;
  const asked = new PassThrough();
  process.nextTick(() => {
    answer(response);
    response.end(process.env.APP_CHECK_KEYS);
  });
  return asked;
};
syncBuiltinESMExports();
