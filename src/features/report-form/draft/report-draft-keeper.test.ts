// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, it, vi, afterEach } from 'vitest';
import { removeDraft } from '@/offline/office/report-drafts';
import { closeOfficeDatabase } from '@/offline/office/office-database';
import { eventually } from '@/ui/testing/eventually';
import { factorySettings } from '@domain/settings/factory-settings';
import { newReportValues, type ReportValues } from '../report-values';
import { findDraft } from './report-drafts';
import { ReportDraftKeeper, type DraftState } from './report-draft-keeper';

const begun = newReportValues(factorySettings.services, '2026-05-04');
const written = (summary: string): ReportValues => ({ ...begun, fields: { ...begun.fields, summary } });
const summaryStored = async (owner = 'admin-1') => (await findDraft(owner, 'new'))?.values.fields.summary;

beforeEach(async () => {
  await closeOfficeDatabase();
  vi.stubGlobal('indexedDB', new IDBFactory());
});

afterEach(() => {
  vi.useRealTimers();
});

async function openTab(owner = 'admin-1') {
  const states: DraftState[] = [];
  const stored = await findDraft(owner, 'new');
  const keeper = new ReportDraftKeeper({ owner, target: 'new', stored }, (state) => states.push(state));
  const onGone = vi.fn();
  keeper.begin(onGone);
  return { keeper, states, onGone };
}

it('saves automatically and says so', async () => {
  const { keeper, states } = await openTab();
  keeper.write(written('a'));
  keeper.write(written('ab'));
  await eventually(() => expect(states).toEqual(['saving', 'saved']));
  expect(await summaryStored()).toBe('ab');
  expect(await summaryStored('admin-2')).toBeUndefined();
});

it('saves at once when the page is left', async () => {
  const { keeper } = await openTab();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  keeper.write(written('a'));
  window.dispatchEvent(new Event('pagehide'));
  // The save starts one step later than this first read.
  await summaryStored();
  expect(await summaryStored()).toBe('a');
});

it('continues where the last page ended', async () => {
  const first = await openTab();
  first.keeper.write(written('first'));
  first.keeper.end();
  await eventually(async () => expect(await summaryStored()).toBe('first'));
  const second = await openTab();
  expect(second.keeper.id).toBe(first.keeper.id);
  second.keeper.write(written('second'));
  await second.keeper.flush();
  expect(await summaryStored()).toBe('second');
});

it('does not overwrite another tab’s save until the user agrees', async () => {
  const [one, other] = [await openTab(), await openTab()];
  one.keeper.write(written('one'));
  await one.keeper.flush();
  await eventually(() => expect(other.states).toEqual(['overtaken']));
  other.keeper.write(written('other'));
  await other.keeper.flush();
  expect(await summaryStored()).toBe('one');
  await other.keeper.keepMine(written('other'));
  expect(await summaryStored()).toBe('other');
  expect(other.states).toEqual(['overtaken', 'saved']);
  await eventually(() => expect(one.states.at(-1)).toBe('overtaken'));
});

it('notifies a page whose draft was removed from the device', async () => {
  const { keeper, onGone } = await openTab();
  keeper.write(written('a'));
  await keeper.flush();
  await removeDraft(keeper.id);
  await eventually(() => expect(onGone).toHaveBeenCalled());
});

it('reports a device that cannot save, and retries at the next keystroke', async () => {
  const { keeper, states } = await openTab();
  await closeOfficeDatabase();
  const working = indexedDB;
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  keeper.write(written('a'));
  await keeper.flush();
  expect(states.at(-1)).toBe('refused');
  vi.stubGlobal('indexedDB', working);
  keeper.write(written('ab'));
  await keeper.flush();
  expect(states.at(-1)).toBe('saved');
  expect(await summaryStored()).toBe('ab');
});
