import { builtSettings } from '@domain/settings/built-settings';
import { expect, it, vi } from 'vitest';
import { savedSettings } from './saved-settings';

const saved = { ...builtSettings, version: 7 };
const functionsUrl = 'https://functions.example.com/';
const asked = vi.fn<(address: string) => Promise<Response>>();

function serve(body: string, status = 200): void {
  asked.mockResolvedValue(new Response(body, { status }));
  vi.stubGlobal('fetch', asked);
}

it('reads what the office of the project saved', async () => {
  serve(JSON.stringify(saved));
  expect(await savedSettings(functionsUrl)).toEqual(saved);
  expect(asked.mock.lastCall?.[0]).toBe('https://functions.example.com/pages/settings.json');
});

it('finds none before the functions are first deployed', async () => {
  serve('Not found', 404);
  expect(await savedSettings(functionsUrl)).toBeNull();
});

it('asks nobody for a local stack', async () => {
  serve(JSON.stringify(saved));
  asked.mockClear();
  expect(await savedSettings('http://127.0.0.1:5001')).toBeNull();
  expect(asked).not.toHaveBeenCalled();
});

it.each<[string, () => void]>([
  ['an error', () => serve('', 503)],
  ['another page', () => serve('<!doctype html>')],
  [
    'no answer',
    () => {
      asked.mockRejectedValue(new TypeError('fetch failed'));
      vi.stubGlobal('fetch', asked);
    },
  ],
])('stops the build at %s, because it would publish the factory settings', async (_what, begin) => {
  begin();
  await expect(savedSettings(functionsUrl)).rejects.toThrow(
    /can’t be read from https:\/\/functions\.example/,
  );
});
