import path from 'node:path';
import { stack } from '../backend/stack';
import { startMailbox } from './start-mailbox';

/** A process of the local stack: the mailbox, which stores its emails in the given folder. */
const [dataDir] = process.argv.slice(2);
if (dataDir === undefined) throw new Error('The mailbox needs a folder.');
await startMailbox({ host: stack.host, port: stack.ports.mailbox, folder: path.join(dataDir, 'mailbox') });
console.log('The mailbox is listening');
