import type { GroupAnswer, WorkerQuestion } from '@/sw/messages';

const patienceMs = 120_000;

/**
 * Asks the service worker to cache a group's files for offline use: an app's name, or a document's address. Returns
 * whether all of them are cached; `false` where there is no worker.
 */
export async function askToCacheGroup(group: string): Promise<boolean> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return false;
  const { active, waiting } = await navigator.serviceWorker.ready;
  // A waiting worker has already cached the groups wanted before, so it has to be asked for this one too.
  const workers = [active, waiting].filter((worker) => worker !== null);
  const answers = await Promise.all(workers.map((worker) => ask(worker, group)));
  return answers.includes(true);
}

function ask(worker: ServiceWorker, group: string): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const giveUp = setTimeout(() => resolve(false), patienceMs);
    port1.onmessage = ({ data }: MessageEvent<GroupAnswer>) => {
      clearTimeout(giveUp);
      port1.close();
      resolve(data.cached);
    };
    const question: WorkerQuestion = { type: 'cache-group', group };
    worker.postMessage(question, [port2]);
  });
}
