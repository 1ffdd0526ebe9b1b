import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { loadEnv } from 'vite';
import { repositoryRoot } from '../backend/stack';

/** The functions' settings as firebase-tools merges them for a project: `.env`, then `.env.{project}`. */
export function functionSettingsOf(project: string): Record<string, string> {
  const files = ['.env', `.env.${project}`].map((name) => path.join(repositoryRoot, 'functions', name));
  const read = files.filter((file) => existsSync(file)).map((file) => parseEnv(readFileSync(file, 'utf8')));
  return Object.assign({}, ...read) as Record<string, string>;
}

/** The values that a production build of the pages gets. */
export function webSettings(): Record<string, string> {
  return loadEnv('production', repositoryRoot, 'VITE_');
}
