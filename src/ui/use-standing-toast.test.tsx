// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { theme } from '@/theme/theme';
import { Toasts } from './toasts';
import { useStandingToast } from './use-standing-toast';
import { useToast } from './use-toast';

afterEach(cleanup);

function Form() {
  const [name, setName] = useState('');
  const toast = useToast();
  const showMissing = useStandingToast(name === '');
  return (
    <>
      <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      <button onClick={() => showMissing({ title: 'Missing Information', destructive: true })}>Send</button>
      <button onClick={() => toast({ title: 'Link Copied' })}>Copy</button>
    </>
  );
}

const open = () =>
  render(
    <ThemeProvider theme={theme}>
      <Toasts>
        <Form />
      </Toasts>
    </ThemeProvider>,
  );
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (value: string) => fireEvent.change(screen.getByLabelText('Name'), { target: { value } });

test('the toast goes when its cause is gone, and comes again with it', async () => {
  open();
  press('Send');
  expect(await screen.findByText('Missing Information')).toBeTruthy();
  type('Ann');
  await waitFor(() => expect(screen.queryByText('Missing Information')).toBeNull());
  type('');
  press('Send');
  expect(await screen.findByText('Missing Information')).toBeTruthy();
});

test('another toast stays', async () => {
  open();
  press('Copy');
  expect(await screen.findByText('Link Copied')).toBeTruthy();
  type('Ann');
  expect(screen.getByText('Link Copied')).toBeTruthy();
});
