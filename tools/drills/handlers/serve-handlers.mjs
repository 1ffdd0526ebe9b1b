/**
 * Serves every HTTPS function of the built functions/lib/index.js at `/{deployed name}` like the platform's
 * server: one process, Express, and parsed bodies with the raw one available. `/-/prototype` returns
 * additions to Object.prototype, `/-/cpu` the process's total CPU time in microseconds. Exits with the
 * process that started it.
 */
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const functionsFolder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../functions');
const load = createRequire(path.join(functionsFolder, 'package.json'));
const express = load('express');

const handlers = new Map();
function collect(exported, parts) {
  if (exported === null || exported === undefined) return;
  if (typeof exported === 'function' && exported.__endpoint) {
    const { callableTrigger, httpsTrigger } = exported.__endpoint;
    if (callableTrigger || httpsTrigger) handlers.set(parts.join('-'), exported);
    return;
  }
  if (typeof exported !== 'object') return;
  for (const [key, value] of Object.entries(exported)) collect(value, [...parts, key]);
}
collect({ ...load('./lib/index.js') }, []);

const keepRawBody = (request, _response, body) => {
  request.rawBody = body;
};
const parsing = { limit: '32mb', verify: keepRawBody };
const app = express();
app.use(express.json(parsing));
app.use(express.text(parsing));
app.use(express.urlencoded({ extended: true, ...parsing }));
app.use(express.raw({ type: '*/*', ...parsing }));
app.get('/-/prototype', (_request, response) => {
  const left = [];
  for (const key in {}) left.push(key);
  response.json(left);
});
app.get('/-/cpu', (_request, response) => {
  const { user, system } = process.cpuUsage();
  response.json(user + system);
});
app.use((request, response, next) => {
  const [, name = '', ...rest] = request.path.split('/');
  const handler = handlers.get(name);
  if (!handler) {
    response.status(404).end();
    return;
  }
  // A function sees its path without its name.
  request.url = `/${rest.join('/')}${request.url.slice(request.path.length)}`;
  Promise.resolve(handler(request, response)).catch(next);
});

const server = app.listen(Number(process.env.HANDLERS_PORT ?? 0), '127.0.0.1', () => {
  process.send?.({ port: server.address().port, names: [...handlers.keys()] });
});
// Idle connections stay open, because a caller may reuse one at the moment it is closed.
server.keepAliveTimeout = 0;
process.on('disconnect', () => process.exit(0));
process.on('SIGTERM', () => process.exit(0));
