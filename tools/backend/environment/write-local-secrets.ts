import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot, stack } from '../stack';

/**
 * The secrets that the functions declare. The Functions emulator reads them only from
 * functions/.secret.local, which all stacks of this checkout share, so they must not depend on a port. The
 * HMAC key survives `npm run reset`, because another stack's data may depend on it.
 */
export function writeLocalSecrets(): void {
  const secrets = `SENDGRID_API_KEY=SG.local-mailbox\nAPP_HMAC_KEY=${hmacKey()}\n`;
  writeAtomically(path.join(repositoryRoot, 'functions/.secret.local'), secrets);
}

function hmacKey(): string {
  const file = path.join(stack.localDir, 'hmac-key');
  if (!existsSync(file)) {
    mkdirSync(stack.localDir, { recursive: true });
    writeAtomically(file, randomBytes(32).toString('hex'));
  }
  return readFileSync(file, 'utf8');
}

function writeAtomically(file: string, content: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === content) return;
  const temporary = `${file}.${process.pid}`;
  writeFileSync(temporary, content, { mode: 0o600 });
  renameSync(temporary, file);
}
