const patienceMs = 20_000;

/** Content -> key: submitting the same content again on this page uses the same key. */
const keys = new Map();

navigator.serviceWorker.register('/worker.js');

/** What a page that uses Workbox's queue can tell the user: a request without a response is queued. */
globalThis.refer = async (url, data) => {
  const content = JSON.stringify(data);
  const idempotencyKey = keys.get(content) ?? crypto.randomUUID();
  keys.set(content, idempotencyKey);
  const clientInfo = { userAgent: navigator.userAgent, timestamp: new Date().toISOString() };
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ data: { formType: 'referral', data, clientInfo, idempotencyKey } }),
      signal: AbortSignal.timeout(patienceMs),
    });
    const { result } = await response.json();
    return result ? 'sent' : 'failed';
  } catch (cause) {
    return cause instanceof TypeError ? 'saved' : 'failed';
  }
};

/** The number of requests in Workbox's queue. */
globalThis.countQueued = async () => {
  const names = (await indexedDB.databases()).map(({ name }) => name);
  if (!names.includes('workbox-background-sync')) return 0;
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('workbox-background-sync');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      const counting = database.transaction('requests').objectStore('requests').count();
      counting.onsuccess = () => {
        database.close();
        resolve(counting.result);
      };
    };
  });
};
