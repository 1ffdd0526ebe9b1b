/**
 * Stands in for the one address that App Check's verification asks: answers with the keys in APP_CHECK_KEYS. Loaded by a process of
 * handlers before anything else; what verifies is the SDK's own code.
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
