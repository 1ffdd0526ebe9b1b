// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyAnswers } from '@domain/questionnaire/empty-answers';
import type { QuestionnaireDraft } from '@domain/questionnaire/questionnaire-answers';
import { saveDelayMs } from '@/offline/draft-store';
import { closeDatabase, openDatabase } from '@/offline/open-database';
import { findEntry, listOutbox } from '@/offline/outbox-store';
import { placeEntry } from '@/offline/place-entry';
import { questionnaireEntryId } from '@/offline/questionnaire-entry-id';
import { prepareSubmission } from '@/offline/submission';
import { eventually } from '@/ui/testing/eventually';
import { adoptEarlierDraft } from './adopt-earlier-draft';
import { DraftKeeper } from './draft-keeper';
import { readStored } from './stored-draft';

const key = 'abcdefghjkmnpqrstvwxyz23';
const about = 'Dana Whitlock\n482 E Ridgeline Dr';
const written = (change: Partial<QuestionnaireDraft>) => ({ ...emptyAnswers, ...change });

const keepers: DraftKeeper[] = [];

/** A tab with the questionnaire; `page` has the displayed answers. */
function openTab(stored: Partial<QuestionnaireDraft> = {}) {
  const tab = { page: written(stored), stored: [] as boolean[] };
  const keeper = new DraftKeeper(
    key,
    { answers: tab.page, step: 1 },
    {
      onMerged: (_before, merged) => (tab.page = merged),
      onStored: (stored) => tab.stored.push(stored),
    },
  );
  keepers.push(keeper);
  keeper.start();
  return {
    tab,
    keeper,
    type: (change: Partial<QuestionnaireDraft>, step = 1) => {
      tab.page = { ...tab.page, ...change };
      keeper.write(tab.page, step, about);
    },
  };
}

async function onDevice() {
  const entry = await findEntry(questionnaireEntryId(key));
  return entry && { state: entry.state, ...readStored(entry.data) };
}

beforeEach(async () => {
  await closeDatabase();
  vi.stubGlobal('indexedDB', new IDBFactory());
});
afterEach(async () => {
  vi.useRealTimers();
  for (const keeper of keepers.splice(0)) {
    keeper.stop();
    await keeper.flush();
  }
});

describe('a keystroke', () => {
  it('is saved in less than half a second, even while typing continues', async () => {
    const { type } = openTab();
    await openDatabase();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    expect(saveDelayMs).toBeLessThan(500);
    for (const text of ['1', '19', '197']) {
      type({ yearBuilt: text });
      vi.advanceTimersByTime(saveDelayMs / 2);
    }
    vi.useRealTimers();
    await eventually(async () => expect((await onDevice())?.answers.yearBuilt).toMatch(/^19/));
  });

  it('is saved at once when the page is hidden', async () => {
    const { type } = openTab();
    type({ yearBuilt: '1974' }, 2);
    window.dispatchEvent(new Event('pagehide'));
    await eventually(async () =>
      expect(await onDevice()).toMatchObject({
        state: 'draft',
        step: 2,
        about,
        answers: { yearBuilt: '1974' },
      }),
    );
  });

  it('creates no draft for a questionnaire that was only viewed', async () => {
    const { type, keeper } = openTab();
    type({});
    await keeper.flush();
    expect(await listOutbox()).toEqual([]);
  });

  it('reports that the device cannot save it, and when it can again', async () => {
    const { tab, type, keeper } = openTab();
    const database = await openDatabase();
    const refusing = vi.spyOn(database, 'transaction').mockImplementation(() => {
      throw new DOMException('The disk is full', 'QuotaExceededError');
    });
    type({ yearBuilt: '1974' });
    await keeper.flush();
    refusing.mockRestore();
    type({ yearBuilt: '1975' });
    await keeper.flush();
    expect(tab.stored).toEqual([false, true]);
    expect((await onDevice())?.answers.yearBuilt).toBe('1975');
  });
});

describe('two tabs', () => {
  it('keep each other’s changes and show them', async () => {
    const one = openTab();
    const other = openTab();
    one.type({ yearBuilt: '1974' });
    other.type({ utilitiesOn: 'yes' });
    await Promise.all([one.keeper.flush(), other.keeper.flush()]);
    const both = written({ yearBuilt: '1974', utilitiesOn: 'yes' });
    expect((await onDevice())?.answers).toEqual(both);
    await eventually(() => expect([one.tab.page, other.tab.page]).toEqual([both, both]));
  });

  it('do not overwrite what is being typed', async () => {
    const one = openTab();
    const other = openTab();
    one.type({ knownSewerIssues: 'Roo' });
    other.type({ knownSewerIssues: 'Backups' });
    await other.keeper.flush();
    await eventually(async () => expect((await onDevice())?.answers.knownSewerIssues).toBe('Backups'));
    one.type({ knownSewerIssues: 'Roots' });
    expect(one.tab.page.knownSewerIssues).toBe('Roots');
    await one.keeper.flush();
    await eventually(() => expect(other.tab.page.knownSewerIssues).toBe('Roots'));
  });

  it('do not write into answers that one of them has submitted', async () => {
    const { type, keeper } = openTab();
    type({ yearBuilt: '1974' });
    await keeper.flush();
    const data = { ...written({ yearBuilt: '1974' }), booking_id: key };
    const submission = await prepareSubmission('client-questionnaire-submit', 'questionnaire', data);
    await placeEntry(submission, questionnaireEntryId(key), Date.now());
    type({ yearBuilt: '1999' });
    await keeper.flush();
    expect(await onDevice()).toMatchObject({ state: 'queued', answers: { yearBuilt: '1974' } });
  });
});

describe('starting over', () => {
  it('removes the answers from the page, the device, and the other tab', async () => {
    const one = openTab();
    one.type({ yearBuilt: '1974' });
    await one.keeper.flush();
    const other = openTab({ yearBuilt: '1974' });
    await one.keeper.clear();
    expect(one.tab.page).toEqual(emptyAnswers);
    expect(await onDevice()).toBeNull();
    await eventually(() => expect(other.tab.page).toEqual(emptyAnswers));
  });
});

describe('a new link to the same booking', () => {
  const newKey = 'zyxwvtsrqpnmkjhgfedcba98';

  it('finds the answers saved under the earlier link once', async () => {
    const { type, keeper } = openTab();
    type({ yearBuilt: '1974' }, 3);
    await keeper.flush();
    await adoptEarlierDraft(newKey, about);
    const [only, ...others] = await listOutbox();
    expect(others).toEqual([]);
    expect(only?.id).toBe(questionnaireEntryId(newKey));
    expect(only?.data).toMatchObject({ booking_id: newKey, step: 3, yearBuilt: '1974' });
  });

  it('leaves another booking’s answers in place', async () => {
    const { type, keeper } = openTab();
    type({ yearBuilt: '1974' });
    await keeper.flush();
    await adoptEarlierDraft(newKey, 'Dana Whitlock\n1 Other St');
    expect((await listOutbox()).map(({ id }) => id)).toEqual([questionnaireEntryId(key)]);
  });
});
