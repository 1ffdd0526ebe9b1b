/**
 * Preloaded into the emulator suite by the tests' stack (`node --import`): a small server that stops and starts only the
 * Functions emulator, which the emulators' own hub cannot do.
 *
 *   POST /rest   waits until no function has run for a second, at most a minute
 *   POST /stop   kills every running function, as a crashed machine would, and closes the port
 *   POST /start  reopens the port, loads the functions, and registers their triggers; a JSON object in the body is
 *                set in the functions' environment until the next start
 *
 * Returns 204 when done, 409 when there is nothing to do, and 500 with the error when it failed.
 */
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { setTimeout } from 'node:timers/promises';

const require = createRequire(import.meta.url);
const port = Number(process.env.FUNCTIONS_CONTROL_PORT);

let stopped = false;
/** Environment values that the last start replaced; undefined for variables that were not set. */
let replaced = {};

/** The suite's registry must be imported later, because the suite has not started when this module loads. */
const functionsEmulator = () =>
  require('firebase-tools/lib/emulator/registry').EmulatorRegistry.get('functions');

const workersOf = (emulator) =>
  Object.values(emulator.workerPools).flatMap((pool) => [...pool.workers.values()].flat());

function killWorkers(emulator) {
  for (const worker of workersOf(emulator)) worker.runtime.process.kill('SIGKILL');
}

/** Whether a function is handling a call or an event. */
const isBusy = (emulator) => workersOf(emulator).some(({ state }) => state === 'BUSY');

/** Waits for a whole second of quiet, because an event arrives a moment after the write that caused it. */
async function rest(emulator) {
  for (let looks = 0, quiet = 0; quiet < 10 && looks < 600; looks += 1) {
    await setTimeout(100);
    quiet = isBusy(emulator) ? 0 : quiet + 1;
  }
}

async function stop(emulator) {
  stopped = true;
  killWorkers(emulator);
  // Without this, the emulator would wait for calls whose process was killed.
  emulator.workQueue.flush = () => Promise.resolve();
  await emulator.stop();
  delete emulator.workQueue.flush;
  killWorkers(emulator);
  // The next start registers the Storage triggers again, so each file would trigger twice.
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
  if (request.url === '/rest' && !stopped) return rest(emulator).then(() => 204);
  if (request.url === '/stop' && !stopped) return stop(emulator).then(() => 204);
  if (request.url === '/start' && stopped) return start(emulator, await readJson(request)).then(() => 204);
  return 409;
}

// Otherwise the processes would inherit it from this one.
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
