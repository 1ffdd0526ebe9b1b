/**
 * A function's start in a process of its own, as the platform does it: its server is there, the code is loaded, and a
 * first request is answered. Prints the milliseconds from loading the code to the answer.
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

function packages() {
  load('firebase-admin/firestore');
  return load('firebase-functions/v2/https').onCall(() => ({}));
}

const begun = performance.now();
const exported = subject === 'packages' ? null : load('./lib/index.js');
const handler = exported ? subject.split('-').reduce((group, name) => group?.[name], exported) : packages();
if (typeof handler !== 'function') throw new Error(`${subject} is not deployed`);
app.use((request, response, next) => {
  Promise.resolve(handler(request, response)).catch(next);
});
const answer = await fetch(`http://127.0.0.1:${server.address().port}${address}`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ data: {} }),
});
await answer.text();
process.stdout.write(`${JSON.stringify({ ms: performance.now() - begun, status: answer.status })}\n`);
process.exit(0);
