import { describe, expect, it } from 'vitest';
import type { AppErrorCode } from '@domain/errors/app-error';
import { validationError } from '@domain/report/report-form';
import { generationOutcome, invalidToast, mailOutcome, submissionOutcome } from './outcome';

const entryId = 'entry';
const said = (code: AppErrorCode) => ({ code, userMessage: 'The server’s sentence.' });
const offline = { state: 'waiting', entryId, reason: 'offline' } as const;
const serverFailed = { state: 'waiting', entryId, reason: 'server', said: said('internal') } as const;
const refused = { state: 'refused', entryId, details: said('invalid-input') } as const;
const notStored = { state: 'not-stored' } as const;

describe('after Generate Report', () => {
  const after = (result: Parameters<typeof generationOutcome>[0]) => generationOutcome(result, 'Ann Lee');

  it('is done when it was sent', () => {
    expect(after({ state: 'sent', answer: null })).toEqual({
      accepted: true,
      toast: { title: 'Report Generated Successfully', description: 'Ann Lee' },
    });
  });

  it('says that it waits on this device, and calls an error of the server a failure', () => {
    expect(after(offline)).toMatchObject({ accepted: true, toast: { title: 'Report Saved on This Device' } });
    expect(after({ ...offline, reason: 'server' })).toMatchObject({
      accepted: true,
      toast: { destructive: true },
    });
  });

  it('takes it back from the outbox if the server had an error, so that the form stays for another try', () => {
    expect(after(serverFailed)).toMatchObject({
      accepted: false,
      removed: entryId,
      toast: { destructive: true, description: 'The server’s sentence.' },
    });
  });

  it('leaves what the server refused in the outbox, which shows it above the form', () => {
    expect(after(refused)).toMatchObject({
      accepted: false,
      toast: { description: 'The server’s sentence.' },
    });
    expect(after(refused)).not.toHaveProperty('removed');
    expect(after(notStored)).toMatchObject({ accepted: false, toast: { destructive: true } });
  });
});

describe('after Submit for Review', () => {
  it('says who is next, and that it waits on this device while offline', () => {
    expect(submissionOutcome({ state: 'sent', answer: null })).toMatchObject({
      accepted: true,
      toast: { title: 'Report Submitted' },
    });
    expect(submissionOutcome(offline)).toMatchObject({
      accepted: true,
      toast: { title: 'Report Saved on This Device' },
    });
  });

  it('leaves the form for another try after an error, and what was refused in the outbox', () => {
    expect(submissionOutcome(serverFailed)).toMatchObject({ accepted: false, removed: entryId });
    expect(submissionOutcome(refused)).toMatchObject({
      accepted: false,
      toast: { destructive: true, description: 'The server’s sentence.' },
    });
    expect(submissionOutcome(refused)).not.toHaveProperty('removed');
    expect(submissionOutcome(notStored)).toMatchObject({ accepted: false, toast: { destructive: true } });
  });
});

describe('after Send Report', () => {
  const after = (result: Parameters<typeof mailOutcome>[0]) => mailOutcome(result, 'ann@example.com');

  it('is done when it was requested', () => {
    expect(after({ state: 'sent', answer: null })).toMatchObject({
      accepted: true,
      toast: { title: 'Report Sent', description: 'To ann@example.com' },
    });
  });

  it('waits on this device', () => {
    expect(after(offline)).toMatchObject({ accepted: true, toast: { title: 'Email Saved on This Device' } });
  });

  it.each([serverFailed, refused])('takes back what the server did not accept: $state', (result) => {
    expect(after(result)).toMatchObject({
      accepted: false,
      removed: entryId,
      toast: { description: 'The server’s sentence.' },
    });
  });

  it('has nothing to take back if the device could not store it', () => {
    expect(after(notStored)).not.toHaveProperty('removed');
  });
});

describe('a report that is not valid', () => {
  const invalid = { state: 'invalid', lacksRequired: false, fields: {}, findings: {}, general: [] } as const;

  it.each([
    [{ ...invalid, lacksRequired: true, general: ['Too many.'] }, validationError.description],
    [{ ...invalid, general: ['Too many.', 'Another.'] }, 'Too many.'],
    [invalid, 'Please check the marked fields.'],
  ])('says what is missing first', (verdict, description) => {
    expect(invalidToast(verdict)).toMatchObject({ title: validationError.title, description });
  });
});
