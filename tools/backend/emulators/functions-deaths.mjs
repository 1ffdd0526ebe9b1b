/**
 * Preloaded into the emulator suite (`node --import`): prints a message when a function process was killed by
 * anything but the emulator, which reports nothing.
 */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { FunctionsEmulator } = require('firebase-tools/lib/emulator/functionsEmulator');

/** The signal with which the emulator itself ends its processes. */
const ownSignal = 'SIGTERM';

const { startRuntime } = FunctionsEmulator.prototype;
FunctionsEmulator.prototype.startRuntime = async function startWatched(backend, trigger) {
  const worker = await startRuntime.call(this, backend, trigger);
  worker.runtime.process.once('exit', (code, signal) => {
    if (signal !== null && signal !== ownSignal)
      console.log(`function process ended: ${trigger?.entryPoint ?? 'functions'}, ${signal}`);
  });
  return worker;
};
