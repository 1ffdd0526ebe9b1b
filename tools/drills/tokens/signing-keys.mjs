/**
 * Preloaded: answers the SDK's request for ID token keys with ID_TOKEN_KEYS and refuses every other address,
 * so that handlers with a production configuration cannot reach real services. The SDK's own code verifies
 * the tokens.
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
