/**
 * Stands in for the one address that the verification of an ID token asks: answers with the keys in ID_TOKEN_KEYS. Every other
 * address is refused, so that a process of handlers that takes itself for a real one reaches nothing real. Loaded before
 * anything else; what verifies is the SDK's own code.
 */
import https from 'node:https';
import { syncBuiltinESMExports } from 'node:module';
import { PassThrough } from 'node:stream';

https.request = (options, answer) => {
  const asked = new PassThrough();
  if (options.hostname !== 'www.googleapis.com') {
    process.nextTick(() => asked.destroy(new Error(`${options.hostname} is out of reach`)));
    return asked;
  }
  const response = new PassThrough();
  response.statusCode = 200;
  response.headers = { 'content-type': 'application/json', 'cache-control': 'max-age=3600' };
  process.nextTick(() => {
    answer(response);
    response.end(process.env.ID_TOKEN_KEYS);
  });
  return asked;
};
syncBuiltinESMExports();
