import { createHash, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { agreementTexts } from '@domain/agreement/agreement-text';
import type { OpenFormsAnswer, ViewQuestionnaireAnswer } from '@domain/access/client-forms';
import { business } from '@domain/business/business';
import type { Job } from '@domain/job/job';
import { hiddenAccess } from '@domain/job/access-codes';
import { noFormsYet } from '@domain/job/forms-status';
import { canonicalFacts, signingFacts } from '@domain/legal/signing-facts';
import { factorySettings } from '@domain/settings/factory-settings';
import { phoneOf } from '@domain/settings/phone-of';
import { calendarDateIn } from '@domain/time/calendar-date';
import { hashOfText } from '../../tools/testing/factories/build-signing';
import { db } from './support/admin-sdk';
import { bookedJob } from './support/booked-job';
import { call } from './support/call';
import { newAddress } from '../../tools/testing/factories/new-address';
import { trailOf } from './support/trail';
import { jobForms, jobFormTypes, submitJobForm, type JobFormType } from './support/submit';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const stored = async (form: JobFormType, bookingId: string) =>
  (await db.collection(jobForms[form].collection).doc(bookingId).get()).data();
const jobOf = async (bookingId: string) => (await db.collection('bookings').doc(bookingId).get()).data();
const open = async (key: string) =>
  (await call<OpenFormsAnswer>('client-forms-open', { booking: key })).result;
const actions = async (recordId: string) =>
  (await trailOf(recordId)).map((entry) => `${entry.get('collection')} ${entry.get('action')}`).sort();

describe('each form', () => {
  it('stores the agreement with its evidence under the booking’s id, never the key', async () => {
    const { bookingId, key } = await bookedJob({ total_price: 199 });
    const from = newAddress();
    const { result } = await submitJobForm('agreement', { key, from });
    const agreement = await stored('agreement', bookingId);
    expect(agreement).toMatchObject({
      booking_id: bookingId,
      client_name: 'Dana Whitlock',
      client_signature: 'Dana Whitlock',
      agreement_type: 'inspection',
      terms_accepted: true,
      electronic_consent: true,
      signature_date: calendarDateIn(business.timeZone, new Date()),
      text_hash: hashOfText(agreementTexts[0]),
      fee: 199,
      signed_with: 'own_link',
      letterhead: {
        name: business.name,
        tagline: business.tagline,
        phone: phoneOf(factorySettings.contact).display,
        email: factorySettings.contact.email,
      },
      evidence: {
        ip_address: from,
        user_agent: 'Mozilla/5.0 (iPhone)',
        device_timestamp: '2026-11-21T10:00:00.000Z',
      },
    });
    const log = (
      await db
        .collection('form_submissions_log')
        .doc(result?.id ?? '')
        .get()
    ).data();
    expect(log).toMatchObject({ form_type: 'agreement', submitted_data: { client_name: 'Dana Whitlock' } });
    expect(JSON.stringify([agreement, log, await jobOf(bookingId)])).not.toContain(key);
    expect(JSON.stringify(log)).not.toContain(from);
    expect(await actions(bookingId)).toEqual(
      expect.arrayContaining(['agreements created', 'bookings form-received']),
    );
  });

  it('stores the media release with its four consents', async () => {
    const { bookingId, key } = await bookedJob();
    expect((await submitJobForm('media-release', { key })).status).toBe(200);
    expect(await stored('media-release', bookingId)).toMatchObject({
      booking_id: bookingId,
      photo_use_consent: true,
      video_use_consent: false,
      website_use_consent: true,
      marketing_use_consent: false,
      consent_declined: false,
    });
  });

  const nothing = {
    photo_use_consent: false,
    video_use_consent: false,
    website_use_consent: false,
    marketing_use_consent: false,
    consent_declined: true,
  };

  it('stores the answer of a client who consents to nothing, as an answer that counts and is audited', async () => {
    const { bookingId, key } = await bookedJob();
    await submitJobForm('agreement', { key });
    expect((await submitJobForm('media-release', { key, data: nothing })).status).toBe(200);
    expect(await stored('media-release', bookingId)).toMatchObject(nothing);
    expect(await jobOf(bookingId)).toMatchObject({
      forms_status: { agreement_signed: true, media_release_signed: true },
      workflow_status: 'forms_signed',
    });
    const opened = await open(key);
    expect(opened?.state === 'open' && opened.booking.media_release).toMatchObject({
      consent_declined: true,
    });
    const created = (await trailOf(bookingId)).find((entry) => entry.get('collection') === 'media_releases');
    expect(created?.get('values')).toMatchObject({ consent_declined: { before: null, after: true } });
  });

  it('refuses a release that both consents and declines', async () => {
    const { bookingId, key } = await bookedJob();
    const data = { ...nothing, website_use_consent: true };
    const { error } = await submitJobForm('media-release', { key, data });
    expect(error?.details?.fields?.consent_declined).toBe(
      'Choose either what we may do, or that you do not consent.',
    );
    expect(await stored('media-release', bookingId)).toBeUndefined();
  });

  it('stores the questionnaire under its stored field names and flags risks to the visit on the job', async () => {
    const { bookingId, key } = await bookedJob();
    const data = {
      utilitiesOn: 'no',
      sewerConnectionType: 'septic-tank',
      backflowPreventionDevice: 'not-sure',
      knownSewerIssues: 'Roots',
    };
    const { result } = await submitJobForm('questionnaire', { key, data });
    expect(await stored('questionnaire', bookingId)).toMatchObject({
      booking_id: bookingId,
      year_built: 1978,
      sewer_connection_type: 'septic-tank',
      utilities_on: 'no',
      report_recipient: 'buyer',
    });
    expect(await jobOf(bookingId)).toMatchObject({
      access_flags: ['utilities-off', 'backflow-device', 'septic'],
      forms_status: { questionnaire_completed: true, agreement_signed: false },
      workflow_status: 'forms_pending',
    });
    const log = await db
      .collection('form_submissions_log')
      .doc(result?.id ?? '')
      .get();
    expect(log.get('submitted_data')).toMatchObject({ message: 'Roots' });
  });

  it('stores the follow-up questionnaire, with an omitted year as null', async () => {
    const { bookingId, key } = await bookedJob();
    await submitJobForm('follow-up', { key, data: { property_year_built: null } });
    expect(await stored('follow-up', bookingId)).toMatchObject({
      booking_id: bookingId,
      property_year_built: null,
      sewer_connection_type: 'city_sewer',
      main_cleanout_location_known: 'not_sure',
    });
    // The job records the follow-up and still waits for its other forms.
    expect(await jobOf(bookingId)).toMatchObject({
      follow_up_answered: true,
      forms_status: noFormsYet,
      workflow_status: 'forms_pending',
    });
    expect(await actions(bookingId)).toContain('bookings form-received');
  });

  it.each([
    ['questionnaire', 'follow-up'],
    ['follow-up', 'questionnaire'],
  ] as const)('the warnings follow from both %s and %s', async (first, second) => {
    const { bookingId, key } = await bookedJob();
    const answers = {
      questionnaire: { cleanoutLocationKnown: 'not-sure', cleanoutDescription: '' },
      'follow-up': { main_cleanout_location_known: 'yes', main_cleanout_description: 'By the porch' },
    };
    await submitJobForm(first, { key, data: answers[first] });
    const raised = first === 'questionnaire' ? ['cleanout-unknown'] : [];
    expect(await jobOf(bookingId)).toMatchObject({ access_flags: raised });
    await submitJobForm(second, { key, data: answers[second] });
    expect(await jobOf(bookingId)).toMatchObject({ access_flags: [], follow_up_answered: true });
  });

  it.each(jobFormTypes)('shows %s as done to anyone with the link', async (form) => {
    const { key } = await bookedJob();
    const field = form.replace('-', '_');
    const before = await open(key);
    await submitJobForm(form, { key });
    const after = await open(key);
    if (before?.state !== 'open' || after?.state !== 'open') throw new Error('the link is closed');
    expect(before.booking).toMatchObject({ client_name: 'Dana Whitlock', [field]: null });
    expect(after.booking).toMatchObject({
      [field]: expect.objectContaining(
        form === 'agreement' || form === 'media-release'
          ? { client_signature: 'Dana Whitlock', signed_at: expect.stringMatching(/Z$/) as string }
          : { completed_at: expect.stringMatching(/Z$/) as string },
      ) as object,
    });
    const { agreement, media_release, questionnaire, follow_up } = after.booking;
    const forms = [agreement, media_release, questionnaire, follow_up];
    expect(forms.filter((state) => state === null)).toHaveLength(3);
  });
});

describe('the read-only view of the questionnaire', () => {
  it('does not exist at first, then shows the saved answers without the booking’s id', async () => {
    const { bookingId, key } = await bookedJob();
    const view = () => call<ViewQuestionnaireAnswer>('client-questionnaire-view', { booking: key });
    expect((await view()).result).toEqual({ state: 'missing' });
    await submitJobForm('questionnaire', { key });
    const { result } = await view();
    expect(result).toMatchObject({
      state: 'found',
      questionnaire: { year_built: 1978, utilities_on: 'yes' },
    });
    expect(JSON.stringify(result)).not.toContain(bookingId);
  });

  it('shows how to get in until the job is over, and the log never has a code', async () => {
    const { bookingId, key } = await bookedJob();
    const data = { specialAccessConditions: 'Gate 4711' };
    const { result } = await submitJobForm('questionnaire', { key, data });
    const access = async () => {
      const { result: seen } = await call<ViewQuestionnaireAnswer>('client-questionnaire-view', {
        booking: key,
      });
      return seen?.state === 'found' && seen.questionnaire.special_access_conditions;
    };
    expect(await access()).toBe('Gate 4711');
    await db.collection('bookings').doc(bookingId).update({ status: 'completed' });
    expect(await access()).toBe(hiddenAccess);
    const log = await db
      .collection('form_submissions_log')
      .doc(result?.id ?? '')
      .get();
    expect(log.get('submitted_data')).toMatchObject({ special_instructions: 'Gate ••••' });
  });

  it.each(['questionnaire', 'follow-up'] as const)(
    'a %s that comes in late is found by the next erasure',
    async (formType) => {
      const { bookingId, key } = await bookedJob({ status: 'completed' });
      const reference = db.collection('bookings').doc(bookingId);
      await reference.update({ codes_erased: true });
      expect((await submitJobForm(formType, { key })).error).toBeUndefined();
      expect((await reference.get()).get('codes_erased')).toBe(false);
    },
  );
});

describe('the workflow status', () => {
  it.each([
    [
      ['agreement', 'media-release', 'questionnaire'],
      ['forms_pending', 'forms_signed', 'questionnaire_complete'],
    ],
    [
      ['media-release', 'agreement', 'questionnaire'],
      ['forms_pending', 'forms_signed', 'questionnaire_complete'],
    ],
    [
      ['agreement', 'questionnaire', 'media-release'],
      ['forms_pending', 'forms_pending', 'questionnaire_complete'],
    ],
    [
      ['media-release', 'questionnaire', 'agreement'],
      ['forms_pending', 'forms_pending', 'questionnaire_complete'],
    ],
    [
      ['questionnaire', 'agreement', 'media-release'],
      ['forms_pending', 'forms_pending', 'questionnaire_complete'],
    ],
    [
      ['questionnaire', 'media-release', 'agreement'],
      ['forms_pending', 'forms_pending', 'questionnaire_complete'],
    ],
  ] as const)('after %j is %j', async (order, expected) => {
    const { bookingId, key } = await bookedJob();
    const seen: unknown[] = [];
    for (const form of order) {
      await submitJobForm(form, { key });
      seen.push((await jobOf(bookingId))?.workflow_status);
    }
    expect(seen).toEqual(expected);
    expect((await jobOf(bookingId))?.forms_status).toEqual({
      agreement_signed: true,
      media_release_signed: true,
      questionnaire_completed: true,
    });
  });

  it('is complete when all three arrive at once', async () => {
    const { bookingId, key } = await bookedJob();
    const forms = ['agreement', 'media-release', 'questionnaire'] as const;
    const answers = await Promise.all(forms.map((form) => submitJobForm(form, { key })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await jobOf(bookingId))?.workflow_status).toBe('questionnaire_complete');
  });
});

describe('the same form again', () => {
  it.each(jobFormTypes)('gets the first receipt for %s under the same key', async (form) => {
    const { bookingId, key } = await bookedJob();
    const idempotencyKey = randomUUID();
    const first = await submitJobForm(form, { key, idempotencyKey });
    const before = await stored(form, bookingId);
    const second = await submitJobForm(form, { key, idempotencyKey });
    expect(first.result).toBeTruthy();
    expect(second.result).toEqual(first.result);
    expect((await stored(form, bookingId))?.created_at).toEqual(before?.created_at);
  });

  it.each(jobFormTypes)('gets an already-submitted error for %s', async (form) => {
    const { bookingId, key } = await bookedJob();
    await submitJobForm(form, { key });
    const before = await jobOf(bookingId);
    const { error } = await submitJobForm(form, { key });
    expect(error?.details?.code).toBe('already-handled');
    expect(error?.details?.userMessage).toMatch(/ was already (signed|sent) on \w+, \w+ \d+, \d{4}\. /);
    expect(await jobOf(bookingId)).toEqual(before);
  });

  it('sent by 20 devices at once creates one agreement and informs the others', async () => {
    const { bookingId, key } = await bookedJob();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        submitJobForm('agreement', { key, data: { client_signature: `Signer ${index} A` } }),
      ),
    );
    const winners = answers.flatMap(({ result }, index) => (result ? [index] : []));
    expect(winners).toHaveLength(1);
    const codes = answers.flatMap(({ error }) => (error ? [error.details?.code] : []));
    expect(codes).toEqual(Array.from({ length: 19 }, () => 'already-handled'));
    expect((await stored('agreement', bookingId))?.client_signature).toBe(`Signer ${winners[0]} A`);
    expect((await actions(bookingId)).filter((action) => action === 'agreements created')).toHaveLength(1);
  });
});

describe('a signature', () => {
  it.each([
    ['blanks for a signature', { client_signature: ' \u200b\t ' }, 'client_signature'],
    ['digits for a signature', { client_signature: '12345' }, 'client_signature'],
    ['only emoji for a signature', { client_signature: '🏠🏠' }, 'client_signature'],
    ['a name of 300 characters', { client_name: 'x'.repeat(300) }, 'client_name'],
    ['a signature of 300 characters', { client_signature: 'x'.repeat(300) }, 'client_signature'],
    ['terms not accepted', { terms_accepted: false }, 'terms_accepted'],
    ['no consent to sign electronically', { electronic_consent: false }, 'electronic_consent'],
    ['a text that was never offered', { text_version: '1999-01-01' }, 'text_version'],
    ['another text under the same version', { text_hash: 'a'.repeat(64) }, 'text_version'],
    ['no hash of the text', { text_hash: 'none' }, 'text_hash'],
  ])('is refused with %s at the field', async (_, data, field) => {
    const { bookingId, key } = await bookedJob();
    const { error, status } = await submitJobForm('agreement', { key, data });
    expect(status).toBe(400);
    expect(error?.details?.fields?.[field]).toMatch(/^[A-Z].+\.$/);
    expect(await stored('agreement', bookingId)).toBeUndefined();
    expect((await jobOf(bookingId))?.forms_status).toMatchObject({ agreement_signed: false });
  });

  it('of an outdated text is refused with a request to reload', async () => {
    const { key } = await bookedJob();
    const { error } = await submitJobForm('media-release', { key, data: { text_hash: 'b'.repeat(64) } });
    expect(error?.details?.fields?.text_version).toBe(
      'The text has changed since you opened this page. Please reload and read it again.',
    );
  });

  it('is refused without photo or video consent', async () => {
    const { key } = await bookedJob();
    const data = { photo_use_consent: false, video_use_consent: false };
    const { error } = await submitJobForm('media-release', { key, data });
    expect(error?.details?.fields).toEqual({
      video_use_consent: 'Agree to photo use, video use, or both, or choose “I do not consent.”',
    });
  });

  it.each(['Zoë 🏠 Núñez', 'שרה כהן', '李小龍', '<b>Dana</b> & "Co"'])(
    'is stored in full: %s',
    async (signature) => {
      const { bookingId, key } = await bookedJob();
      await submitJobForm('agreement', {
        key,
        data: { client_name: signature, client_signature: signature },
      });
      expect(await stored('agreement', bookingId)).toMatchObject({
        client_name: signature,
        client_signature: signature,
      });
    },
  );

  it.each(['agreement', 'media-release'] as const)(
    'takes property, date, and fee of the %s from the booking and the day from the server, regardless of the body',
    async (form) => {
      const { bookingId, key } = await bookedJob({ total_price: 199 });
      const job = await jobOf(bookingId);
      const forged = {
        property_address: '1 Somewhere Else Ave, Reno, NV 89501',
        inspection_date: '2099-01-01',
        signature_date: '2099-12-31',
        fee: 1,
      };
      expect((await submitJobForm(form, { key, data: forged })).status).toBe(200);
      const signedDocument = await stored(form, bookingId);
      expect(signedDocument).toMatchObject({
        property_address: (job?.customer as Job['customer']).address,
        signature_date: calendarDateIn(business.timeZone, new Date()),
        ...(form === 'agreement' && { inspection_date: job?.scheduled_date as string, fee: 199 }),
      });
      expect(JSON.stringify(signedDocument)).not.toMatch(/Reno|2099/);
    },
  );

  it('from an older page without the property or with an invalid date is accepted', async () => {
    const { bookingId, key } = await bookedJob();
    const data = { property_address: undefined, inspection_date: '2026-02-30', signature_date: 'today' };
    expect((await submitJobForm('agreement', { key, data })).status).toBe(200);
    expect(await stored('agreement', bookingId)).toMatchObject({
      inspection_date: (await jobOf(bookingId))?.scheduled_date as string,
    });
  });

  it('has no inspection date if none is agreed', async () => {
    const { bookingId, key } = await bookedJob({ status: 'pending' });
    await submitJobForm('agreement', { key, data: { inspection_date: '2099-01-01' } });
    expect(await stored('agreement', bookingId)).toMatchObject({ inspection_date: '' });
  });

  it.each([
    ['agreement', { scheduled_date: '2027-01-12' }],
    ['agreement', { total_price: 349 }],
    ['agreement', { 'customer.address': '77 Other St, Akron, OH 44606' }],
    ['media-release', { 'customer.address': '77 Other St, Akron, OH 44606' }],
  ] as const)(
    'is refused for the %s if the booking changed after the page was loaded: %j',
    async (form, change) => {
      const { bookingId, key } = await bookedJob();
      const facts_hash = async () => {
        const opened = await open(key);
        if (opened?.state !== 'open') throw new Error('the link is closed');
        return sha256(
          canonicalFacts(signingFacts(form === 'agreement' ? 'agreement' : 'media_release', opened.booking)),
        );
      };
      const shown = await facts_hash();
      await db.collection('bookings').doc(bookingId).update(change);
      const { error, status } = await submitJobForm(form, { key, data: { facts_hash: shown } });
      expect(status).toBe(400);
      expect(error?.details?.fields?.facts_hash).toBe(
        'Your booking has changed since you opened this page. Check the details shown now before you sign.',
      );
      expect(await stored(form, bookingId)).toBeUndefined();
      const again = await submitJobForm(form, { key, data: { facts_hash: await facts_hash() } });
      expect(again.status).toBe(200);
    },
  );

  it.each([
    ['Robert Kane', 'Robert Kane', true],
    ['Dana Whitlock', 'D. Whitlock', true],
    ['Robert Kane', 'Dana Whitlock', true],
    [' dana   WHITLOCK ', 'D\u00e0na Whitlock', false],
  ])(
    'records on the job that %s signs as %s if the client is not named so: %s',
    async (printed, typed, other) => {
      const { bookingId, key } = await bookedJob();
      const data = { client_name: printed, client_signature: typed };
      expect((await submitJobForm('agreement', { key, data })).status).toBe(200);
      expect(await stored('agreement', bookingId)).toMatchObject({
        client_signature: typed,
        booked_for: 'Dana Whitlock',
      });
      expect((await jobOf(bookingId))?.signed_by_other ?? false).toBe(other);
      // The next form leaves this note unchanged.
      await submitJobForm('media-release', { key });
      expect((await jobOf(bookingId))?.signed_by_other ?? false).toBe(other);
    },
  );
});

describe('the server refuses', () => {
  it.each([
    ['questionnaire', { yearBuilt: '78' }, 'yearBuilt'],
    ['questionnaire', { yearBuilt: '2999' }, 'yearBuilt'],
    ['questionnaire', { cleanoutLocationKnown: 'yes', cleanoutDescription: ' ' }, 'cleanoutDescription'],
    ['questionnaire', { accessMethod: 'other', accessMethodOther: '' }, 'accessMethodOther'],
    ['questionnaire', { utilitiesOn: 'maybe' }, 'utilitiesOn'],
    ['questionnaire', { knownSewerIssues: 'x'.repeat(5000) }, 'knownSewerIssues'],
    ['follow-up', { property_year_built: 1799 }, 'property_year_built'],
    ['follow-up', { property_year_built: 2999 }, 'property_year_built'],
    ['follow-up', { sewer_connection_type: 'city-sewer' }, 'sewer_connection_type'],
  ] as const)('%s with an invalid answer', async (form, data, field) => {
    const { bookingId, key } = await bookedJob();
    const { error } = await submitJobForm(form, { key, data });
    expect(error?.details?.fields?.[field]).toMatch(/\.$/);
    expect(await stored(form, bookingId)).toBeUndefined();
  });
});

it('limits each form type to three per client in ten minutes', async () => {
  const from = newAddress();
  const statuses: number[] = [];
  for (let index = 0; index < 4; index += 1) {
    const { key } = await bookedJob();
    statuses.push((await submitJobForm('agreement', { key, from })).status);
  }
  expect(statuses).toEqual([200, 200, 200, 429]);
});
