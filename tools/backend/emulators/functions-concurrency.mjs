/**
 * Loaded into the emulator suite's process (`node --import`): one process of a function takes several calls at the same
 * moment, as an instance of a deployed function does. By itself the Functions emulator starts a process, a second or two
 * of a processor, for every call that comes while another one runs.
 */
import { once } from 'node:events';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const {
  RuntimeWorker,
  RuntimeWorkerPool,
  RuntimeWorkerState,
} = require('firebase-tools/lib/emulator/functionsRuntimeWorker');
const { FunctionsEmulator } = require('firebase-tools/lib/emulator/functionsEmulator');
const { EmulatorLog } = require('firebase-tools/lib/emulator/types');

/** The method that is about to be replaced. @throws Error where this version of firebase-tools has none of that name. */
function methodOf(owner, name) {
  if (typeof owner[name] !== 'function')
    throw new Error(`firebase-tools has no ${name} any more: see ${import.meta.url}`);
  return owner[name];
}

/** What Cloud Run gives an instance that says nothing else. */
const callsAtOnce = 80;

/** Worker -> calls that it is about. */
const running = new WeakMap();
const runningIn = (worker) => running.get(worker) ?? 0;

const getIdleWorker = methodOf(RuntimeWorkerPool.prototype, 'getIdleWorker');
RuntimeWorkerPool.prototype.getIdleWorker = function getWorkerWithRoom(...trigger) {
  return (
    getIdleWorker.apply(this, trigger) ??
    this.getTriggerWorkers(...trigger).find(
      (worker) => worker.state === RuntimeWorkerState.BUSY && runningIn(worker) < callsAtOnce,
    )
  );
};

const request = methodOf(RuntimeWorker.prototype, 'request');
RuntimeWorker.prototype.request = async function requestAmongOthers(...call) {
  running.set(this, runningIn(this) + 1);
  try {
    await request.apply(this, call);
  } finally {
    running.set(this, runningIn(this) - 1);
    // The emulator takes a worker for idle, and free to be ended, when any of its calls has ended.
    if (runningIn(this) > 0 && this.state === RuntimeWorkerState.IDLE) this.state = RuntimeWorkerState.BUSY;
  }
};

const fromJSON = methodOf(EmulatorLog, 'fromJSON');
/** What one call throws is its own affair, as deployed: the emulator would end the process, and the others with it. */
EmulatorLog.fromJSON = function readWithoutEnd(json) {
  const log = fromJSON(json);
  if (log.level === 'FATAL' && log.type === 'runtime-error') log.level = 'ERROR';
  return log;
};

const waitForSocketReady = methodOf(RuntimeWorker.prototype, 'waitForSocketReady');
/** A process that ended while it started is not waited for: the calls that came for it would stay in the queue. */
RuntimeWorker.prototype.waitForSocketReady = function waitUnlessEnded() {
  const ended = once(this.stateEvents, RuntimeWorkerState.FINISHED).then(() => {
    throw new Error('the process ended while it started');
  });
  return Promise.race([waitForSocketReady.call(this), ended]);
};

const startRuntime = methodOf(FunctionsEmulator.prototype, 'startRuntime');
/** Function -> its process that is being started. */
const starting = new Map();
FunctionsEmulator.prototype.startRuntime = function startOnce(backend, trigger) {
  const id = trigger?.id;
  if (id === undefined) return startRuntime.call(this, backend, trigger);
  const underWay = starting.get(id);
  if (underWay !== undefined) return underWay;
  const started = startRuntime.call(this, backend, trigger).finally(() => starting.delete(id));
  starting.set(id, started);
  return started;
};
