import { readdirSync, readFileSync } from 'node:fs';

/** Bytes of memory that is a process's own: without what it shares with others, such as the browser's program. */
export function ownMemory(pid: number): number {
  const rollup = textOf(`/proc/${pid}/smaps_rollup`);
  const kilobytes = ['Private_Clean', 'Private_Dirty'].map((name) =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(rollup)?.[1] ?? 0),
  );
  return kilobytes.reduce((sum, one) => sum + one, 0) * 1024;
}

/** Bytes of a process in memory, with what it shares. */
export function residentMemory(pid: number): number {
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(textOf(`/proc/${pid}/status`))?.[1] ?? 0) * 1024;
}

/** The processes that draw a browser's pages; `group` is its process group. */
export function pageProcesses(group: number): number[] {
  return read(() => readdirSync('/proc'), [])
    .map(Number)
    .filter((pid) => {
      if (!(pid > 0)) return false;
      // After the name in parentheses: state, parent, group.
      const [, , ofGroup] = textOf(`/proc/${pid}/stat`)
        .replace(/^.*\) /, '')
        .split(' ');
      return Number(ofGroup) === group && textOf(`/proc/${pid}/cmdline`).includes('--type=renderer');
    });
}

/** Calls `measure` several times a second, and returns the function that ends it with the largest value. */
export function largestOf(measure: () => number): () => number {
  let most = measure();
  const timer = setInterval(() => (most = Math.max(most, measure())), 200);
  return () => {
    clearInterval(timer);
    return Math.max(most, measure());
  };
}

const textOf = (file: string) => read(() => readFileSync(file, 'utf8'), '');

function read<Value>(load: () => Value, otherwise: Value): Value {
  try {
    return load();
  } catch {
    // ignored: the process has ended, or this system has no such files
    return otherwise;
  }
}
