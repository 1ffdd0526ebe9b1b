import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A key and a certificate for `localhost` that nobody but its own holder signed, valid for a day. */
export function localCertificate(): { readonly key: string; readonly cert: string } {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'certificate-'));
  try {
    const options = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost'];
    const files = ['-keyout', 'key.pem', '-out', 'cert.pem', '-addext', 'subjectAltName=DNS:localhost'];
    execFileSync('openssl', ['req', ...options, ...files], { cwd: folder, stdio: 'pipe' });
    const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
    return { key: read('key.pem'), cert: read('cert.pem') };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
