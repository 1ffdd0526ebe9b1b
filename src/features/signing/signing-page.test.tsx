// @vitest-environment jsdom
import { createHash, webcrypto } from 'node:crypto';
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FormSubmission } from '@domain/api/form-submission';
import { canonicalJson } from '@domain/idempotency/canonical-json';
import { theme } from '@/theme/theme';
import { stubMatchMedia } from '@/ui/testing/stub-match-media';
import { ToastContext } from '@/ui/use-toast';
import { buildClientJob } from '../../../tools/testing/factories/build-client-job';
import { newKey } from '../../../tools/testing/factories/new-key';
import { trustedJson } from '../../../tools/trusted-json';
import { agreementToSign } from './agreement-to-sign';
import { SigningPage } from './signing-page';

const atDoor = { only_agreement: true };
const signed = {
  signed_at: '2026-03-05T17:00:00Z',
  client_signature: 'Maren Holloway',
  pdf_ready: false,
  consent_declined: false,
  outdated: false,
};

beforeEach(() => {
  stubMatchMedia();
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('crypto', webcrypto);
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

/** The page of a job, whose server answers a submission with this. */
function open(changes: object, answer: typeof taken, states: readonly string[] = []) {
  vi.stubGlobal('fetch', answer);
  const left = [...states];
  const reopen = vi.fn(() => Promise.resolve({ state: left.shift() ?? 'unreachable' }));
  const page = (more: object = {}) => (
    <ThemeProvider theme={theme}>
      <ToastContext value={() => undefined}>
        <SigningPage
          documentToSign={agreementToSign}
          job={buildClientJob({ ...changes, ...more })}
          linkKey={newKey()}
          reopen={reopen}
          next={null}
        />
      </ToastContext>
    </ThemeProvider>
  );
  const { rerender } = render(page());
  return { reopen, loaded: () => rerender(page({ agreement: signed })) };
}

async function sign() {
  fireEvent.change(screen.getByLabelText(/signature/i), { target: { value: 'Maren Holloway' } });
  for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box);
  const submit = screen.getByRole('button', { name: agreementToSign.submitLabel });
  await waitFor(() => expect(submit).toHaveProperty('disabled', false));
  fireEvent.click(submit);
}

/** The server's answer to a signature that it takes. */
const taken = (_: string, { body }: RequestInit) => {
  const { formType, data } = trustedJson<{ data: FormSubmission }>(body as string).data;
  const hash = createHash('sha256').update(canonicalJson({ formType, data })).digest('hex');
  return Promise.resolve(Response.json({ result: { id: 'a-1', hash } }));
};

test('at the door, a signed copy that can’t be loaded is said, with a way to try again', async () => {
  const { reopen, loaded } = open(atDoor, taken, ['unreachable', 'open']);
  await sign();
  expect((await screen.findByRole('alert')).textContent).toContain('couldn’t show the signed copy');
  expect(screen.getByRole('heading', { name: 'Your agreement is signed' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: agreementToSign.submitLabel })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(reopen).toHaveBeenCalledTimes(2));
  loaded();
  expect(screen.getByText(/You signed this on/)).toBeTruthy();
});

test('on our device, the way back is shown even where nothing can be loaded', async () => {
  open({ ...atDoor, on_our_device: true }, taken);
  await sign();
  expect(await screen.findByText('Thank you. Please hand the device back.')).toBeTruthy();
});

test('changed details that can’t be loaded are not claimed to be shown', async () => {
  const fields = { facts_hash: 'Check the details shown now before you sign.' };
  const details = { code: 'invalid-input', userMessage: 'x', fields };
  const error = { status: 'INVALID_ARGUMENT', message: 'x', details };
  open(atDoor, () => Promise.resolve(Response.json({ error }, { status: 400 })));
  await sign();
  expect((await screen.findByRole('alert')).textContent).toContain('couldn’t load the new details');
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeTruthy();
});

test('an agreement signed on paper says so, and offers no copy', () => {
  const paper = { ...signed, paper_signed_on: '2026-03-05' };
  open({ agreement: paper }, taken);
  expect(screen.getByText('You signed this on paper on March 5, 2026.')).toBeTruthy();
  expect(screen.getByText(/there’s no copy to open here/)).toBeTruthy();
});
