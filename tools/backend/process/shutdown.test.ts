import { describe, expect, it } from 'vitest';
import { Shutdown } from './shutdown';

describe('Shutdown', () => {
  it('ends everything in reverse order of starting, even if one step fails', async () => {
    const ended: string[] = [];
    const shutdown = new Shutdown();
    shutdown.add(() => void ended.push('mailbox'));
    shutdown.add(() => void ended.push('emulators'));
    shutdown.add(() => Promise.reject(new Error('nothing answers the save')));
    await expect(shutdown.run()).rejects.toThrow('nothing answers the save');
    expect(ended).toEqual(['emulators', 'mailbox']);
  });
});
