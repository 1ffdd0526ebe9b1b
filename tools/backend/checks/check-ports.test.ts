import { createServer, type Server } from 'node:net';
import getPort from 'get-port';
import { afterEach, expect, it } from 'vitest';
import { stack } from '../stack';
import { checkPorts } from './check-ports';

const ports = stack.ports as { -readonly [Name in keyof typeof stack.ports]: number };
const usual = ports.mailbox;
let taken: Server | null = null;

afterEach(() => {
  ports.mailbox = usual;
  taken?.close();
});

it('names a taken port, its purpose, and the process that uses it', async () => {
  ports.mailbox = await getPort();
  await expect(checkPorts(['mailbox'])).resolves.toBeUndefined();
  taken = createServer();
  await new Promise<void>((resolve) => taken?.listen(ports.mailbox, stack.host, resolve));
  await expect(checkPorts(['mailbox'])).rejects.toThrow(`Port ${ports.mailbox}, for the mailbox, is taken`);
});
