// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { dollars } from '@domain/text/dollars';
import type { ClientJob, OpenFormsAnswer } from '@domain/access/client-forms';
import { factorySettings } from '@domain/settings/factory-settings';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildClientJob } from '../../../tools/testing/factories/build-client-job';
import { usualService } from '../../../tools/testing/usual-service';
import { storeSummary } from '@/features/request-form/summary-store';
import { closeDatabase } from '@/offline/open-database';
import { announceChange } from '@/offline/outbox-store';
import { outboxTransaction } from '@/offline/outbox-transaction';
import { eventually } from '@/ui/testing/eventually';
import { thankYouTexts } from '../content/thank-you';
import { renderDocuments } from '../render-document';
import { standInAssets } from '../testing/stand-in-assets';
import { showThankYou } from './show-thank-you';

const html = renderDocuments(standInAssets)['thank-you.html'] ?? '';
const main = new DOMParser().parseFromString(html, 'text/html').querySelector('main')?.outerHTML ?? '';
const key = 'k7q2m4p8';
const signed = { signed_at: 'then', client_signature: 'Maren Holloway', pdf_ready: true };
const completed = { completed_at: 'then' };
/** Form -> the server's state after it is submitted. */
const formsDone = {
  agreement: { agreement: signed },
  'media-release': { media_release: signed },
  questionnaire: { questionnaire: completed },
} as const;
type Form = keyof typeof formsDone;

const allDone = [
  'There’s nothing more to fill in or sign.',
  'We’ll be there at your confirmed time.',
  'Please make sure we can get in and that water and power are on.',
];
/** Texts that would be wrong while nothing is known. */
const claims =
  /next, |then (sign|answer)|last of the three|not signed yet|nothing more to (fill|sign)|waiting to be sent/i;

let answer: () => Promise<Response>;
const asked: unknown[] = [];

function answerWith(state: OpenFormsAnswer): void {
  answer = () => Promise.resolve(Response.json({ result: state }));
}
const withDone = (...done: Form[]): OpenFormsAnswer => ({
  state: 'open',
  booking: buildClientJob(Object.assign({}, ...done.map((form) => formsDone[form])) as Partial<ClientJob>),
});

function open(query: string): void {
  document.body.innerHTML = main;
  showThankYou(document, new URLSearchParams(query));
}

const visible = (element: Element) => element.closest('[hidden]') === null;
const shown = (selector: string) => [...document.querySelectorAll(selector)].filter(visible);
const texts = (selector: string) => shown(selector).map(({ textContent }) => textContent.trim());
const view = () => ({
  title: texts('h1').join(),
  lines: texts('.steps li'),
  button: texts('.forms a').join(),
  href: shown('.forms a')
    .map((link) => link.getAttribute('href'))
    .join(),
});
const neutral = (type: string) => thankYouTexts.find((text) => text.type === type)?.nextSteps;
const nothingIsClaimed = () => {
  const { title, lines, button } = view();
  expect([...lines, button, ...(title.includes('complete') ? [] : [title])].join(' ')).not.toMatch(claims);
  expect(lines).toHaveLength(3);
  expect(button).toBe('');
};
/** The script writes to the page only once it has its response, even if that changes nothing. */
const settled = () =>
  new Promise<void>((resolve) => {
    new MutationObserver(() => resolve()).observe(document.body, { subtree: true, attributes: true });
  });
const lines = (expected: string[]) => eventually(() => expect(view().lines).toEqual(expected));

/** A questionnaire for this key in the device's outbox. */
async function keepOnDevice(state: string): Promise<void> {
  await outboxTransaction((store) =>
    store.put({ id: `questionnaire-${key}`, hash: 'h', version: 1, state } as never),
  );
}

beforeEach(async () => {
  await closeDatabase();
  vi.stubGlobal('indexedDB', new IDBFactory());
  sessionStorage.clear();
  asked.length = 0;
  answerWith({ state: 'unknown' });
  vi.stubGlobal('fetch', (url: string, { body }: { body: string }) => {
    asked.push([url.split('/').slice(-2).join('-'), JSON.parse(body)]);
    return answer();
  });
});

/** All tests share one window, so the previous page's listeners must be removed. */
const listening: [EventTarget, Parameters<typeof addEventListener>][] = [];
beforeEach(() => {
  for (const target of [globalThis, document]) {
    const listen = target.addEventListener.bind(target) as (...parameters: unknown[]) => void;
    vi.spyOn(target, 'addEventListener').mockImplementation((...parameters: unknown[]) => {
      listening.push([target, parameters as never]);
      listen(...parameters);
    });
  }
});
afterEach(() => {
  for (const [target, parameters] of listening.splice(0)) target.removeEventListener(...parameters);
  vi.restoreAllMocks();
});

describe('the displayed part', () => {
  it.each([
    ['', 'Thank you. We have your request.'],
    ['type=', 'Thank you. We have your request.'],
    ['type=agreement', 'Thank you. Your agreement is signed.'],
    ['type=media-release', 'Thank you. We have your media release.'],
    ['type=questionnaire', 'Thank you. We have your answers.'],
    ['type=forms', 'Thank you. Your forms are complete.'],
    ['type=unheard-of', 'Thank you. We have it.'],
    ['type="]', 'Thank you. We have it.'],
  ])('%s: %j, and three next steps', (query, title) => {
    open(query);
    expect(view().title).toBe(title);
    nothingIsClaimed();
    expect(asked).toEqual([]);
  });
});

describe('the reference', () => {
  const reference = () => texts('[data-reference] bdi').join();

  it('shows markup as text and uses it as a value', async () => {
    const markup = '<img src=x onerror=alert(1)>&view=true';
    answerWith(withDone('agreement'));
    open(`type=agreement&booking=${encodeURIComponent(markup)}`);
    expect(reference()).toBe(markup);
    await eventually(() => expect(view().href).not.toBe(''));
    expect(view().href).toBe(`/media-release?${new URLSearchParams({ booking: markup }).toString()}`);
  });

  it('stays as it is beside a short one for the phone, which is shown once it is known', async () => {
    answerWith(withDone('agreement'));
    open(`type=agreement&booking=${key}`);
    expect(reference()).toBe(key);
    const short = () => texts('[data-phone-reference] bdi').join();
    expect(short()).toBe('');
    await eventually(() => expect(short()).toBe('K7M-2QX'));
  });

  it('removes direction overrides and invisible characters', () => {
    open(`booking=${encodeURIComponent('a\u202Eb\u2066c\u200B\u0000d')}`);
    expect(reference()).toBe('abcd');
    open(`booking=${encodeURIComponent('\u202E ')}`);
    expect(reference()).toBe('');
  });

  it('cuts a reference too long to be a key, and makes no request for it', () => {
    open(`type=agreement&booking=${'a'.repeat(201)}`);
    expect(reference()).toBe(`${'a'.repeat(64)}…`);
    expect(asked).toEqual([]);
  });
});

describe('after a form, the next steps and the button follow the booking’s forms', () => {
  const after = (type: Form, ...others: Form[]) => {
    answerWith(withDone(type, ...others));
    open(`type=${type}&booking=${key}`);
  };

  it('says how long the missing forms take, and nothing once none is missing', async () => {
    after('agreement');
    await eventually(() => expect(texts('.left')).toEqual(['About 7 minutes left.']));
    after('agreement', 'media-release', 'questionnaire');
    await eventually(() => expect(view().lines).toEqual(allDone));
    expect(texts('.left')).toEqual([]);
  });

  const next = {
    agreement: ['Continue with the agreement', `/inspection-agreement?booking=${key}`],
    'media-release': ['Continue with the media release', `/media-release?booking=${key}`],
    questionnaire: ['Continue with the questionnaire', `/sewer-scope-questionnaire?booking=${key}`],
  } as const;
  const forms = Object.keys(formsDone) as Form[];

  it.each<[Form, Form, Form]>([
    ['agreement', 'media-release', 'questionnaire'],
    ['agreement', 'questionnaire', 'media-release'],
    ['media-release', 'agreement', 'questionnaire'],
    ['media-release', 'questionnaire', 'agreement'],
    ['questionnaire', 'agreement', 'media-release'],
    ['questionnaire', 'media-release', 'agreement'],
  ])('%s, then %s, then %s: each page names the next form, and the last one none', async (...order) => {
    for (const [index, type] of order.entries()) {
      const done = order.slice(0, index + 1);
      const missing = forms.filter((form) => !done.includes(form));
      const [first] = missing;
      after(...([type, ...done.slice(0, -1)] as [Form, ...Form[]]));
      nothingIsClaimed();
      await eventually(() => expect(shown('[data-known]')).toHaveLength(1));
      expect(view().title).toBe(thankYouTexts.find((text) => text.type === type)?.title);
      expect([view().button, view().href]).toEqual(first ? next[first] : ['', '']);
      if (first) expect(view().lines.join(' ')).toContain('Next, ');
      else expect(view().lines).toEqual(allDone);
      for (const form of done) {
        const verb = form === 'questionnaire' ? 'answer' : 'sign';
        const name = form === 'agreement' ? 'inspection agreement' : form.replace('-', ' ');
        expect(view().lines.join(' ')).not.toMatch(new RegExp(`${verb} the (pre-inspection )?${name}`));
      }
      expect(view().lines.join(' ').includes('the last of the three')).toBe(missing.length === 1);
      expect(texts('[aria-current="step"]').join()).toMatch(first ? /^Forms/ : /^Inspected/);
      expect(shown('[data-until-forms-are-in]')).toHaveLength(first ? 1 : 0);
    }
  });

  it('asks by key, and says all done for type=forms too', async () => {
    answerWith(withDone(...forms));
    open(`type=forms&booking=${key}`);
    await lines(allDone);
    expect(view().title).toBe('Thank you. Your forms are complete.');
    expect(asked).toEqual([['client-forms-open', { data: { booking: key } }]]);
  });

  it.each(['forms', 'agreement'])(
    'type=%s is replaced by a neutral page if nothing was submitted',
    async (type) => {
      answerWith(withDone());
      open(`type=${type}&booking=${key}`);
      await eventually(() => expect(view().title).toBe('Thank you. Here’s where your forms stand.'));
      expect([view().button, view().href]).toEqual(next.agreement);
      expect(view().lines).toHaveLength(3);
    },
  );
});

it('links "call us" in the next steps of a known booking too', async () => {
  answerWith(withDone('questionnaire'));
  open(`type=questionnaire&booking=${key}`);
  await eventually(() => expect(texts('[data-known] .steps a')).toEqual(['call us']));
  expect(shown('[data-known] .steps a')[0]?.getAttribute('href')).toBe(
    `tel:${factorySettings.contact.phone}`,
  );
});

it('offers to pay early only where the booking can be paid online', async () => {
  const offered = () => shown('[data-pay] a').map((link) => [link.textContent, link.getAttribute('href')]);
  answerWith({ state: 'open', booking: buildClientJob({ payable: 140, agreement: signed as never }) });
  open(`type=agreement&booking=${key}`);
  expect(offered()).toEqual([]);
  await eventually(() => expect(offered()).toEqual([['Pay $140 now', `/report/pay/${key}`]]));
  answerWith(withDone('agreement'));
  open(`type=agreement&booking=${key}`);
  await eventually(() => expect(shown('[data-known]')).toHaveLength(1));
  expect(offered()).toEqual([]);
});

describe('makes no claim about what is missing', () => {
  const types = ['agreement', 'media-release', 'questionnaire', 'forms'];
  const failures: Record<string, () => Promise<Response>> = {
    'without a connection': () => Promise.reject(new TypeError('refused')),
    'after a server error': () =>
      Promise.resolve(Response.json({ error: { status: 'INTERNAL', message: 'broken' } }, { status: 500 })),
    'after a proxy error page': () => Promise.resolve(new Response('<h1>502</h1>', { status: 502 })),
    'after a refusal': () =>
      Promise.resolve(
        Response.json({
          error: {
            status: 'RESOURCE_EXHAUSTED',
            message: 'x',
            details: { code: 'rate-limited', userMessage: 'x' },
          },
        }),
      ),
    ...Object.fromEntries(
      (['unknown', 'revoked', 'expired', 'cancelled'] as const).map((state) => [
        `with a key that is ${state}`,
        () => Promise.resolve(Response.json({ result: { state } })),
      ]),
    ),
  };

  it.each(Object.keys(failures))('%s', async (failure) => {
    answer = failures[failure] ?? answer;
    for (const type of types) {
      open(`type=${type}&booking=${key}`);
      await settled();
      nothingIsClaimed();
      expect(view().lines).toEqual(neutral(type));
    }
    expect(asked).toHaveLength(types.length);
  });

  it('until the response arrives or while the connection is lost, and does once it is back', async () => {
    let give: (response: Response) => void = () => undefined;
    answer = () => new Promise((resolve) => (give = resolve));
    open(`type=agreement&booking=${key}`);
    await eventually(() => expect(asked).toHaveLength(1));
    nothingIsClaimed();
    give(Response.json({ result: withDone('agreement', 'questionnaire', 'media-release') }));
    await lines(allDone);

    answer = () => Promise.reject(new TypeError('refused'));
    dispatchEvent(new Event('online'));
    await lines([...(neutral('agreement') ?? [])]);
    answerWith(withDone('agreement', 'questionnaire', 'media-release'));
    dispatchEvent(new Event('online'));
    await lines(allDone);
  });

  it('after the Back button restores the page, until the new response arrives', async () => {
    answerWith(withDone('agreement'));
    open(`type=agreement&booking=${key}`);
    await eventually(() => expect(view().button).toBe('Continue with the media release'));
    answerWith(withDone('agreement', 'media-release'));
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    nothingIsClaimed();
    await eventually(() => expect(view().button).toBe('Continue with the questionnaire'));
  });
});

describe('a questionnaire queued on this device', () => {
  it.each(['queued', 'sending'])('is neither missing nor stored while it is %s', async (state) => {
    await keepOnDevice(state);
    for (const [type, done, button] of [
      ['agreement', ['agreement'], 'Continue with the media release'],
      ['media-release', ['media-release'], 'Continue with the agreement'],
      ['media-release', ['agreement', 'media-release'], ''],
      ['questionnaire', ['agreement'], 'Continue with the media release'],
      ['forms', ['agreement', 'media-release'], ''],
    ] as const) {
      answerWith(withDone(...done));
      open(`type=${type}&booking=${key}`);
      await eventually(() => expect(shown('[data-known]')).toHaveLength(1));
      const said = view();
      expect(said.lines.join(' ')).toContain('saved on this device and waiting to be sent');
      expect(said.lines.join(' ')).not.toMatch(/answer the|nothing more to|last of the three/);
      expect(said.title).not.toMatch(/We have your answers|complete/);
      expect(said.button).toBe(button);
    }
  });

  it('is done once it was sent, without a reload', async () => {
    await keepOnDevice('queued');
    answerWith(withDone('agreement', 'media-release'));
    open(`type=media-release&booking=${key}`);
    await eventually(() => expect(view().lines[0]).toContain('waiting to be sent'));
    await keepOnDevice('sent');
    answerWith(withDone('agreement', 'media-release', 'questionnaire'));
    announceChange();
    await lines(allDone);
  });

  it.each(['draft', 'needs-attention'])('is missing if it is only a %s', async (state) => {
    await keepOnDevice(state);
    answerWith(withDone('agreement', 'media-release'));
    open(`type=media-release&booking=${key}`);
    await eventually(() => expect(view().button).toBe('Continue with the questionnaire'));
  });
});

describe('the request summary', () => {
  const summary = {
    service: usualService.title,
    price: dollars(usualService.price),
    address: '482 E Ridgeline Dr, Niles, OH <b>44070</b>',
    time: 'Tuesday, December 1, 2026, 8-10 AM',
  };
  const half = 30 * 60_000;

  it('is shown after a booking, as text', () => {
    storeSummary(summary);
    open('');
    expect(texts('[data-asked-for] dd')).toEqual(Object.values(summary));
  });

  it('shows the deadline only if there is one', () => {
    const labels = () => texts('[data-asked-for] dt');
    storeSummary({ ...summary, deadline: 'Tuesday, December 8, 2026' });
    open('');
    expect(labels()).toContain('Deadline');
    expect(texts('[data-asked-for] dd').at(-1)).toBe('Tuesday, December 8, 2026');
    storeSummary({ ...summary, deadline: '' });
    open('');
    expect(labels()).not.toContain('Deadline');
  });

  it('says what is available instead of a time that isn’t', () => {
    storeSummary({ ...summary, instead: 'Available that day: 2-4 PM.' });
    open('type=taken');
    expect(texts('h1')).toEqual(['Thank you. We have your request.']);
    expect(texts('.message')).toEqual([
      'The time you asked for isn’t available, so we’ll suggest another one.',
      'Available that day: 2-4 PM.',
    ]);
    expect(texts('[data-asked-for] dd')).toEqual(Object.values(summary));
    storeSummary(summary);
    open('type=taken');
    expect(shown('[data-instead]')).toEqual([]);
  });

  it.each([
    ['after a form', 'type=agreement', summary, 0],
    ['after half an hour', '', summary, half + 1],
    ['with a clock that was set back', '', summary, -2 * half],
    ['when nothing was sent', '', null, 0],
  ])('is not shown: %s', (_when, query, stored, age) => {
    storeSummary(stored, Date.now() - age);
    open(query);
    expect(shown('[data-asked-for]')).toEqual([]);
  });

  it('is not shown if the browser stores nothing or invalid data', () => {
    sessionStorage.setItem('request-summary', 'half of');
    open('');
    expect(shown('[data-asked-for]')).toEqual([]);
    vi.stubGlobal('sessionStorage', undefined);
    expect(() => storeSummary(summary)).not.toThrow();
    open('');
    expect(shown('[data-asked-for]')).toEqual([]);
    vi.unstubAllGlobals();
  });
});
