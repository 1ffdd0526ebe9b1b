import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { repositoryRoot } from '../backend/stack';

/** TypeScript as the repository writes it. */
export async function formatSource(source: string): Promise<string> {
  const options = await resolveConfig(path.join(repositoryRoot, 'package.json'));
  return format(source, { ...options, parser: 'typescript' });
}
