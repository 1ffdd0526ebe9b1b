import { afterAll, afterEach, expect } from 'vitest';
import { unlinkedCalls } from './unlinked-calls';

/** In every test with a page: whatever it showed at any time, a text that asks for a call was a link that calls. */
if ('document' in globalThis) {
  const found = new Set<string>();
  const take = (changes: readonly MutationRecord[]) => {
    for (const { target, addedNodes, type } of changes) {
      for (const node of type === 'characterData' ? [target] : addedNodes) {
        for (const text of unlinkedCalls(node)) found.add(text);
      }
    }
  };
  const observer = new MutationObserver(take);
  observer.observe(document, { subtree: true, childList: true, characterData: true });

  afterEach(() => {
    take(observer.takeRecords());
    const texts = [...found];
    found.clear();
    expect(texts, 'texts that ask for a call without a link').toEqual([]);
  });
  afterAll(() => observer.disconnect());
}
