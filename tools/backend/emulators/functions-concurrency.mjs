/**
 * Preloaded into the emulator suite (`node --import`): lets one function process handle several calls at
 * once, as a deployed instance does. Otherwise the Functions emulator starts a new process, at one or two CPU
 * seconds, for every concurrent call.
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

/** The method to replace. @throws Error if this version of firebase-tools has no such method. */
function methodOf(owner, name) {
  if (typeof owner[name] !== 'function')
    throw new Error(`firebase-tools has no ${name} any more: see ${import.meta.url}`);
  return owner[name];
}

/** Cloud Run's default. */
const callsAtOnce = 80;

/** The calls that each worker is handling. */
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
    // The emulator marks a worker as idle, and may end it, as soon as any of its calls finishes.
    if (runningIn(this) > 0 && this.state === RuntimeWorkerState.IDLE) this.state = RuntimeWorkerState.BUSY;
  }
};

const fromJSON = methodOf(EmulatorLog, 'fromJSON');
/**
 * An exception in one call must not end the process and its other calls; the emulator ends it, a deployed
 * instance does not.
 */
EmulatorLog.fromJSON = function readWithoutEnd(json) {
  const log = fromJSON(json);
  if (log.level === 'FATAL' && log.type === 'runtime-error') log.level = 'ERROR';
  return log;
};

const waitForSocketReady = methodOf(RuntimeWorker.prototype, 'waitForSocketReady');
/** Fails when the process ends during startup; otherwise its calls would stay in the queue. */
RuntimeWorker.prototype.waitForSocketReady = function waitUnlessEnded() {
  const ended = once(this.stateEvents, RuntimeWorkerState.FINISHED).then(() => {
    throw new Error('the process ended while it started');
  });
  return Promise.race([waitForSocketReady.call(this), ended]);
};

const startRuntime = methodOf(FunctionsEmulator.prototype, 'startRuntime');
/** Each function's process that is starting. */
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
