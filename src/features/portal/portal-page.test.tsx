// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { routes } from '@domain/business/routes';
import type { OpenPortalAnswer, PortalJob } from '@domain/portal/portal-calls';
import { factorySettings } from '@domain/settings/factory-settings';
import { theme } from '@/theme/theme';
import { stubMatchMedia } from '@/ui/testing/stub-match-media';
import { ToastContext } from '@/ui/use-toast';
import { usualService } from '../../../tools/testing/usual-service';
import { PortalPage } from './portal-page';

vi.mock('@/firebase/calls/portal-call', () => ({ callAsCustomer: vi.fn() }));
vi.mock('@/firebase/session/portal-sign-out', () => ({ signOutOfPortal: vi.fn() }));

const job: PortalJob = {
  id: 'booking-1',
  service_type: usualService.title,
  scheduled_date: '2026-03-05',
  scheduled_time: '10:00',
  scheduled_until: null,
  status: 'in_progress',
  total_price: 170,
  special_instructions: 'Dog in the yard',
  property_address: '12 Main St',
  imported: false,
  forms_status: { agreement_signed: true, media_release_signed: true, questionnaire_completed: false },
  report_created: false,
  payment_state: 'unpaid',
  payable: 0,
  ending: null,
  owed: '',
  key: 'abc',
  fixed: null,
  report_url: null,
  signedDocuments: [],
  signed_as: null,
  receipt: false,
  receipt_voided: false,
  outdated_documents: [],
  open_difference: 0,
};
const portal: OpenPortalAnswer = {
  customer: { name: 'Ann Lee', email: 'ann@example.com', phone: '(312) 555-0117', address: '12 Main St' },
  bookings: { rows: [job], next: null },
  reports: { rows: [], next: null },
};

beforeEach(() => {
  stubMatchMedia();
  history.replaceState(null, '', routes.customerPortal);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

test('a printed code of another client’s report says whom to ask', () => {
  history.replaceState(null, '', `${routes.customerPortal}?report=AB3DEF7H#finding-2`);
  open();
  expect(screen.getByRole('tab', { name: 'Inspection Reports', selected: true })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toContain('Report AB3DEF7H isn’t one of yours.');
});

test('without a printed code, nothing is said about one', () => {
  open();
  expect(screen.queryByText(/isn’t one of yours/)).toBeNull();
});

function open(shown: OpenPortalAnswer = portal) {
  render(
    <ThemeProvider theme={theme}>
      <BrowserRouter>
        <ToastContext value={vi.fn()}>
          <PortalPage portal={shown} onMore={() => Promise.resolve()} />
        </ToastContext>
      </BrowserRouter>
    </ThemeProvider>,
  );
}

test('the header has the name, Home and Logout, and below it are three tabs', () => {
  open();
  expect(screen.getByRole('heading', { name: 'Welcome back, Ann Lee' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe(routes.home);
  expect(screen.getByRole('button', { name: 'Logout' })).toBeTruthy();
  const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent);
  expect(tabs).toEqual(['My Bookings', 'Inspection Reports', 'My Profile']);
});

test('a booking shows its service, date, time, status, price, next steps, and instructions', () => {
  open();
  const card = within(screen.getByRole('article', { name: usualService.title }));
  expect(card.getByText('Thursday, March 5, 2026, 10:00 AM')).toBeTruthy();
  expect(card.getByText('In progress')).toBeTruthy();
  expect(card.getByText('$170')).toBeTruthy();
  expect(card.getByText('Dog in the yard')).toBeTruthy();
  expect(card.getByRole('region', { name: 'Next steps' })).toBeTruthy();
});

test('without a booking, the portal offers Schedule Inspection', () => {
  open({ ...portal, bookings: { rows: [], next: null } });
  expect(screen.getByRole('link', { name: 'Schedule Inspection' }).getAttribute('href')).toBe('/#booking');
});

test('My Profile shows the customer’s details and links to call and email', () => {
  open();
  fireEvent.click(screen.getByRole('tab', { name: 'My Profile' }));
  const profile = screen.getByRole('article', { name: 'My Profile' });
  for (const fact of Object.values(portal.customer)) expect(profile.textContent).toContain(fact);
  const link = (name: string) => screen.getByRole('link', { name });
  expect(link('Call support').getAttribute('href')).toBe(`tel:${factorySettings.contact.phone}`);
  expect(link('Email support').getAttribute('href')).toBe(`mailto:${factorySettings.contact.email}`);
});

test('on a first visit one sentence says what is here; later visits go without', () => {
  open();
  expect(screen.getByText(/^Here are your appointments/)).toBeDefined();
  cleanup();
  open();
  expect(screen.queryByText(/^Here are your appointments/)).toBeNull();
});
