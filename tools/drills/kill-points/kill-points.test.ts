import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';
import { repositoryRoot } from '../../backend/stack';
import { drillKillPoints } from '../kill/drill-kill-points';
import { killAt } from './kill-at';

const reached = path.join(repositoryRoot, 'functions/src/platform/reached.ts');

/** Passes two steps of the functions in a process with this environment. */
function pass(environment: Record<string, string>) {
  const script = `const { reached } = require(${JSON.stringify(reached)});
    reached('mail:leased'); console.log('leased'); reached('mail:accepted'); console.log('accepted');`;
  const { status, signal, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--eval', script],
    { env: { ...process.env, ...environment }, encoding: 'utf8', cwd: repositoryRoot },
  );
  return { status, signal, stdout, stderr };
}

it('kills the process at the named step, and names it in the log', () => {
  const ended = pass(killAt(...drillKillPoints.filter((point) => point !== 'mail:leased')));
  expect(ended).toMatchObject({ status: null, signal: 'SIGKILL', stdout: 'leased\n' });
  expect(ended.stderr).toContain('{"killPoint":"mail:accepted"}');
});

it.each([{}, killAt('mail')])('passes a process with %o', (environment) => {
  expect(pass(environment)).toMatchObject({ status: 0, stdout: 'leased\naccepted\n' });
});
