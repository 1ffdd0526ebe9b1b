import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { Failure } from '../console/failure.mjs';

/**
 * Asks twice on the terminal without echoing. @throws Failure if there is no terminal or the two entries
 * differ.
 */
export async function askPassword(email: string): Promise<string> {
  if (!process.stdin.isTTY) {
    throw new Failure(
      'There is no terminal to ask for the password: give it with --password, or in ADMIN_PASSWORD.',
    );
  }
  const first = await askOnce(`Password for ${email}: `);
  if (first !== (await askOnce('The same again: '))) throw new Failure('The two passwords differ.');
  return first;
}

function askOnce(question: string): Promise<string> {
  process.stdout.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true });
  return new Promise((resolve, reject) => {
    terminal.on('SIGINT', () => {
      terminal.close();
      reject(new Failure('Stopped; nothing was changed.'));
    });
    terminal.question('', (answer) => {
      terminal.close();
      process.stdout.write('\n');
      resolve(answer);
    });
  });
}
