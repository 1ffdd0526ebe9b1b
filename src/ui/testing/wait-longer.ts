import { patienceMs } from './patience';

/** Waiting for an element measures no speed: a busy machine takes longer than the second that the library waits. */
if ('document' in globalThis) {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: patienceMs });
}

export {};
