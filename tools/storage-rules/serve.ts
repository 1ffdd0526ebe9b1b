import { createInterface } from 'node:readline';
import { trustedJson } from '../trusted-json';
import type { Message } from './messages';
import { Session } from './session';

const session = new Session();

function send(answer: object): void {
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}

// firebase-tools sends nothing before this message.
send({ id: -1, status: 'ok' });

for await (const line of createInterface({ input: process.stdin })) {
  if (line.trim() !== '') send(session.answer(trustedJson<Message>(line)));
}
