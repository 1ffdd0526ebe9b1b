import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { trustedJson } from '../trusted-json';
import type { Message } from './message';

/** The emails, newest first, in memory and each as a file in `folder`. */
export class MessageStore {
  private messages: Message[];

  constructor(private readonly folder: string) {
    mkdirSync(folder, { recursive: true });
    this.messages = readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .map((name) => trustedJson<Message>(readFileSync(path.join(folder, name), 'utf8')))
      .sort((a, b) =>
        a.receivedAt === b.receivedAt ? (a.id < b.id ? 1 : -1) : a.receivedAt < b.receivedAt ? 1 : -1,
      );
  }

  get all(): readonly Message[] {
    return this.messages;
  }

  /** The emails to one address, ignoring case; all emails for null. */
  to(address: string | null): readonly Message[] {
    const wanted = address?.toLowerCase();
    return wanted === undefined
      ? this.messages
      : this.messages.filter(({ to }) => to.some((recipient) => recipient.toLowerCase() === wanted));
  }

  find(id: string): Message | undefined {
    return this.messages.find((message) => message.id === id);
  }

  add(message: Message): void {
    const file = path.join(this.folder, `${message.id}.json`);
    writeFileSync(`${file}.new`, JSON.stringify(message));
    renameSync(`${file}.new`, file);
    this.messages.unshift(message);
  }

  clear(): void {
    rmSync(this.folder, { recursive: true, force: true });
    mkdirSync(this.folder, { recursive: true });
    this.messages = [];
  }
}
