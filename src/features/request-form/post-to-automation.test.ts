// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { emptyRequestForm } from '@domain/request/request-form';
import { trustedJson } from '../../../tools/trusted-json';
import { postToAutomation } from './post-to-automation';
import { eventually } from '@/ui/testing/eventually';

afterEach(() => vi.unstubAllGlobals());

test('posts the form with source, timestamp, and page, without CORS', () => {
  const fetched = vi.fn(() => Promise.resolve(new Response()));
  vi.stubGlobal('fetch', fetched);
  postToAutomation({ ...emptyRequestForm, name: 'Ann' }, 'https://hooks.example.com/x');
  const [url, request] = fetched.mock.calls[0] as unknown as [string, RequestInit];
  expect(url).toBe('https://hooks.example.com/x');
  expect(request).toMatchObject({ method: 'POST', mode: 'no-cors' });
  const body = trustedJson<Record<string, string>>(request.body as string);
  expect(body).toMatchObject({ name: 'Ann', source: 'Contact Form', page: window.location.href });
  expect(new Date(body.timestamp ?? '').getTime()).not.toBeNaN();
});

test('does nothing without an address, and only logs a failure', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const fetched = vi.fn(() => Promise.reject(new TypeError('refused')));
  vi.stubGlobal('fetch', fetched);
  postToAutomation(emptyRequestForm, null);
  expect(fetched).not.toHaveBeenCalled();
  postToAutomation(emptyRequestForm, 'https://hooks.example.com/x');
  await eventually(() => expect(warned).toHaveBeenCalledOnce());
  expect(JSON.stringify(warned.mock.calls[0])).toContain('The automation webhook could not be reached');
});
