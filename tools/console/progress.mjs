const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const labelWidth = 28;
const outcomeWidth = 46;
/** Without a terminal, a running step prints a message after this long and then every 30 seconds. */
const quietMs = 2_000;
const reminderMs = 30_000;

const colourful = process.stdout.isTTY === true && !process.env.NO_COLOR;
const paint = (code) => (text) => (colourful ? `\u001b[${code}m${text}\u001b[0m` : text);

export const bold = paint('1');
export const dim = paint('2');
export const red = paint('31');
export const green = paint('32');
export const yellow = paint('33');
export const cyan = paint('36');

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

const line = (mark, label, outcome, elapsed) =>
  `  ${mark} ${label.padEnd(labelWidth)}${outcome.padEnd(outcomeWidth)} ${dim(elapsed.padStart(8))}`;

/** Redraws the step's row a few times per second. */
function animate(label, since) {
  let detail = '';
  let frame = 0;
  const draw = () => {
    const width = Math.max(20, (process.stdout.columns || 80) - labelWidth - 18);
    const text = `  ${cyan(frames[frame++ % frames.length])} ${label.padEnd(labelWidth)}${dim(detail.slice(0, width))} ${dim(seconds(since))}`;
    process.stdout.write(`\r\u001b[2K${text}`);
  };
  const timer = setInterval(draw, 120);
  timer.unref();
  draw();
  return {
    detail: (text) => (detail = text),
    end: () => {
      clearInterval(timer);
      process.stdout.write('\r\u001b[2K');
    },
  };
}

/** The same for a log file: few rows, none redrawn. */
function announce(label, since) {
  let detail = '';
  const say = () =>
    console.log(
      `  · ${label.padEnd(labelWidth)}${(detail || 'running').padEnd(outcomeWidth)} ${seconds(since)}`,
    );
  const first = setTimeout(say, quietMs);
  const reminder = setInterval(say, reminderMs);
  first.unref();
  reminder.unref();
  return {
    detail: (text) => (detail = text),
    end: () => {
      clearTimeout(first);
      clearInterval(reminder);
    },
  };
}

const asItIs = (value) => (typeof value === 'string' ? value : '');

export async function step(label, work, describe = asItIs) {
  const since = Date.now();
  const display = process.stdout.isTTY ? animate(label, since) : announce(label, since);
  try {
    const value = await work(display.detail);
    display.end();
    console.log(line(green('✓'), label, describe(value), seconds(since)));
    return value;
  } catch (error) {
    display.end();
    console.log(line(red('✗'), label, 'failed', seconds(since)));
    throw error;
  }
}

export async function sideBySide(steps) {
  const since = Date.now();
  const details = new Map(steps.map(({ label }) => [label, '']));
  let display = null;
  const redraw = () => {
    display?.end();
    display =
      details.size > 0 && process.stdout.isTTY ? animate([...details.keys()].join(', '), since) : null;
    tell();
  };
  const tell = () => display?.detail([...details.values()].filter(Boolean).join(' · '));
  const run = async ({ label, work }) => {
    const ownRow = process.stdout.isTTY ? null : announce(label, since);
    const end = (mark, outcome) => {
      ownRow?.end();
      display?.end();
      details.delete(label);
      console.log(line(mark, label, outcome, seconds(since)));
      redraw();
    };
    try {
      const outcome = await work((text) => {
        ownRow?.detail(text);
        details.set(label, text);
        tell();
      });
      end(green('✓'), outcome);
    } catch (error) {
      end(red('✗'), 'failed');
      throw error;
    }
  };
  redraw();
  const outcomes = await Promise.allSettled(steps.map(run));
  const failed = outcomes.find(({ status }) => status === 'rejected');
  if (failed) throw failed.reason;
}

export function heading(text) {
  console.log(`\n  ${bold(text)}\n`);
}

export function note(text) {
  console.log(`  ${yellow('!')} ${text}`);
}

export function failureSentence(text) {
  console.error(`\n  ${red('✗')} ${text}\n`);
}
