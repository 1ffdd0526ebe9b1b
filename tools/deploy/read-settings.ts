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

/** Where the pages' settings for a project are. */
export function webSettingsFile(project: string): string {
  return `.env.${project}.local`;
}

/**
 * The values that `vite build --mode {project}` gives the pages: those of `webSettingsFile`. The shell's come first, and
 * `.env` and `.env.local`, which every project shares, last.
 */
export function webSettings(project: string): Record<string, string> {
  return loadEnv(project, repositoryRoot, 'VITE_');
}
