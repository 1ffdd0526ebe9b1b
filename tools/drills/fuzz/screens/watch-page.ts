import type { Page } from '@playwright/test';

/** Traces of a script from a text that would run or has run. */
const found = () => {
  const traces: string[] = [];
  if ('__executed' in window) traces.push('a script was executed');
  const shapes = {
    script: 'script:not([src])',
    handler: '[onerror], [onload]',
    link: 'a[href^="javascript:" i], form[action^="javascript:" i]',
    frame: 'iframe[srcdoc], iframe[src^="javascript:" i]',
  };
  for (const [what, selector] of Object.entries(shapes)) {
    for (const element of document.querySelectorAll(selector)) {
      if (element.outerHTML.includes('__executed'))
        traces.push(`${what}: ${element.outerHTML.slice(0, 200)}`);
    }
  }
  return traces;
};

/** What is wrong with the current page in each of its frames. */
export async function tracesIn(page: Page): Promise<string[]> {
  // ignored: a frame that is gone has no traces
  const traces = await Promise.all(page.frames().map((frame) => frame.evaluate(found).catch(() => [])));
  return traces.flat();
}

/** Whether the page shows the script as plain text. */
export async function showsScript(page: Page): Promise<boolean> {
  const shown = await Promise.all(
    page.frames().map((frame) =>
      // ignored: a frame that is gone shows nothing
      frame.evaluate(() => (document.body?.innerText ?? '').includes('__executed')).catch(() => false),
    ),
  );
  return shown.includes(true);
}
