/**
 * A function's start in a new process, as on the platform: its server listens, the code is loaded, and a
 * first request is answered. The request is a preflight or one with a method that is refused, so it loads the handler
 * and needs no database. Prints the milliseconds and the processor's milliseconds from loading the code to the answer.
 *
 *   node start-once.mjs packages          firebase-functions' https and firebase-admin's Firestore alone
 *   node start-once.mjs <function> <path> one deployed function, and the path of a request to it
 */
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const [subject = '', address = '/'] = process.argv.slice(2);
const folder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../functions');
const load = createRequire(path.join(folder, 'package.json'));
const express = load('express');
const app = express();
app.use(express.json());
const server = app.listen(0, '127.0.0.1');
await new Promise((resolve) => server.once('listening', resolve));
const request = (to) =>
  fetch(`http://127.0.0.1:${server.address().port}${to}`, { method: 'OPTIONS' }).then(async (answer) => {
    await answer.text();
    return answer.status;
  });
// The platform's server and this client have answered before.
await request('/');

function packages() {
  load('firebase-admin/firestore');
  return load('firebase-functions/v2/https').onCall(() => ({}));
}

const begun = performance.now();
const before = process.cpuUsage();
const exported = subject === 'packages' ? null : load('./lib/index.js');
const handler = exported ? subject.split('-').reduce((group, name) => group?.[name], exported) : packages();
if (typeof handler !== 'function') throw new Error(`${subject} is not deployed`);
app.use((received, response, next) => {
  Promise.resolve(handler(received, response)).catch(next);
});
const status = await request(address);
const ms = performance.now() - begun;
const { user, system } = process.cpuUsage(before);
process.stdout.write(`${JSON.stringify({ ms, cpu: (user + system) / 1000, status })}\n`);
process.exit(0);
