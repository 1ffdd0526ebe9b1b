/**
 * Preloaded into the functions' processes: appends one JSON object per row to a file in COSTS_FOLDER for each
 * billed database operation and for each log entry with a duration.
 */
import { appendFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = process.env.COSTS_FOLDER;
// The tools that start the functions inherit the same environment.
if (folder && /functionsEmulatorRuntime/.test(process.argv[1] ?? '')) {
  const file = path.join(folder, `${process.pid}.jsonl`);
  const note = (entry) => appendFileSync(file, `${JSON.stringify({ at: Date.now(), ...entry })}\n`);
  countOperations(note);
  keepDurations(note);
}

function countOperations(note) {
  const functions = path.resolve(
    path.dirname(fileURLToPath(import.meta.url)),
    '../../functions/package.json',
  );
  const { Firestore } = createRequire(functions)('@google-cloud/firestore');
  const name = () => (process.env.FUNCTION_TARGET ?? 'unknown').replaceAll('.', '-');
  const count = (operation, units) => note({ function: name(), operation, units });

  const { request, requestStream } = Firestore.prototype;
  Firestore.prototype.request = function (method, body, ...rest) {
    if (method === 'commit' || method === 'batchWrite') {
      const writes = body.writes ?? [];
      const deletes = writes.filter((write) => write.delete || write.operation === 'delete').length;
      if (deletes > 0) count('deletes', deletes);
      if (writes.length > deletes) count('writes', writes.length - deletes);
    } else if (method === 'listDocuments' || method === 'listCollectionIds') count('reads', 1);
    return request.call(this, method, body, ...rest);
  };
  Firestore.prototype.requestStream = async function (method, ...rest) {
    const stream = await requestStream.call(this, method, ...rest);
    let units = 0;
    const { emit } = stream;
    stream.emit = function (event, data, ...others) {
      if (event === 'data') units += readsIn(method, data);
      // A query without results costs one read.
      if (event === 'end') count('reads', Math.max(units, 1));
      return emit.call(this, event, data, ...others);
    };
    return stream;
  };
}

function readsIn(method, data) {
  if (method === 'batchGetDocuments') return data.found || data.missing ? 1 : 0;
  if (method === 'runAggregationQuery') {
    const values = Object.values(data.result?.aggregateFields ?? {});
    // One read for each thousand counted entries.
    return Math.max(...values.map((value) => Math.ceil(Number(value.integerValue ?? 0) / 1000)), 0);
  }
  return data.document ? 1 : 0;
}

function keepDurations(note) {
  for (const level of ['log', 'info', 'warn', 'error']) {
    const write = console[level];
    console[level] = (...all) => {
      const [line] = all;
      if (typeof line === 'string' && line.includes('"durationMs"')) {
        const { function: name, durationMs } = JSON.parse(line);
        note({ function: name, operation: 'invocations', units: 1, durationMs });
      }
      write.apply(console, all);
    };
  }
}
