import { describe, expect, test } from 'vitest';
import { namedRecipient } from './named-recipient';
import { namedLine } from './recipient-words';

const answers = {
  report_recipient: 'agent',
  report_recipient_other: '',
  agent_name: 'Marcus Oyelaran',
  agent_email: 'marcus@realty.example.com',
} as const;
const client = 'ann@example.com';

test('an agent is named with the name and address of the questionnaire', () => {
  const named = namedRecipient(answers, client);
  expect(named).toEqual({
    role: 'agent',
    name: 'Marcus Oyelaran',
    email: 'marcus@realty.example.com',
    note: '',
  });
  expect(named && namedLine(named)).toBe('Marcus Oyelaran, marcus@realty.example.com');
});

test.each(['buyer', 'seller'] as const)('a %s has no address, and never the agent’s', (role) => {
  const named = namedRecipient({ ...answers, report_recipient: role }, client);
  expect(named).toEqual({ role, name: '', email: '', note: '' });
  expect(named && namedLine(named)).toBe('No address yet');
});

describe('someone else is named in the client’s words', () => {
  test.each([
    ['My lawyer, Ann Lee', ''],
    ['My lawyer, lee@law.example.com', 'lee@law.example.com'],
    ['lee@law.example.com or lou@law.example.com', ''],
  ])('%s has the address %j', (note, email) => {
    const named = namedRecipient(
      { ...answers, report_recipient: 'other', report_recipient_other: note },
      client,
    );
    expect(named).toEqual({ role: 'other', name: '', email, note });
    expect(named && namedLine(named)).toBe(note);
  });
});

test('the client themselves is no one else, in any spelling of the address', () => {
  expect(namedRecipient({ ...answers, agent_email: 'Ann+home@example.com' }, client)).toBeNull();
  const own = {
    ...answers,
    report_recipient: 'other',
    report_recipient_other: 'Me, ann@example.com',
  } as const;
  expect(namedRecipient(own, client)).toBeNull();
});
