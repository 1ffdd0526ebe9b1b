/**
 * Loaded into the emulator suite's process by the tests' stack (`node --import`): a small server that stops and starts
 * the Functions emulator alone, as the emulators' own hub has no call for it.
 *
 *   POST /stop   kills every running function, as a lost machine would, and closes the port
 *   POST /start  opens the port again, loads the functions and registers their triggers; a JSON object in the body
 *                is set in the functions' environment, until the next start
 *
 * Each answers 204 when it is done, 409 when there is nothing to do, 500 with a sentence when it failed.
 */
import { createServer } from 'node:http';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const port = Number(process.env.FUNCTIONS_CONTROL_PORT);

let stopped = false;
/** What the last start replaced in the environment; undefined for a variable that was not there. */
let replaced = {};

/** The suite's registry is loaded late: at this module's own start the suite has not begun. */
const functionsEmulator = () =>
  require('firebase-tools/lib/emulator/registry').EmulatorRegistry.get('functions');

function killWorkers(emulator) {
  for (const pool of Object.values(emulator.workerPools)) {
    for (const worker of [...pool.workers.values()].flat()) worker.runtime.process.kill('SIGKILL');
  }
}

async function stop(emulator) {
  stopped = true;
  killWorkers(emulator);
  // A lost machine finishes nothing: without this, the emulator would wait for calls whose process is gone.
  emulator.workQueue.flush = () => Promise.resolve();
  await emulator.stop();
  delete emulator.workQueue.flush;
  killWorkers(emulator);
  // The next start adds the triggers of Storage to those that are there: each file would then be told of twice.
  emulator.multicastTriggers = {};
}

function setEnvironment(values) {
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
}

async function start(emulator, values) {
  setEnvironment(replaced);
  replaced = Object.fromEntries(Object.keys(values).map((name) => [name, process.env[name]]));
  // The functions' processes inherit this process's environment.
  setEnvironment(values);
  await emulator.start();
  await emulator.connect();
  stopped = false;
}

async function readJson(request) {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text === '' ? {} : JSON.parse(text);
}

async function answer(request) {
  const emulator = functionsEmulator();
  if (request.method !== 'POST' || !emulator) return 404;
  if (request.url === '/stop' && !stopped) return stop(emulator).then(() => 204);
  if (request.url === '/start' && stopped) return start(emulator, await readJson(request)).then(() => 204);
  return 409;
}

// Unset in the processes that inherit this one's environment.
if (port > 0) {
  delete process.env.FUNCTIONS_CONTROL_PORT;
  const server = createServer((request, response) => {
    answer(request).then(
      (status) => response.writeHead(status).end(),
      (error) => response.writeHead(500).end(String(error)),
    );
  });
  server.listen(port, '127.0.0.1');
  server.unref();
}
