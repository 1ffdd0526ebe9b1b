// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { theme } from '@/theme/theme';
import '@/ui/testing/animation-frames';
import { stubMatchMedia } from '@/ui/testing/stub-match-media';
import { Toasts } from '@/ui/toasts';
import { FindingsPart } from '../findings/findings-part';
import { focusField } from '../findings/focus-finding';
import { useFindings } from '../findings/use-findings';
import { newFinding, type FindingValues } from '../report-values';
import { validateFinding } from '../validate-report';
import { usePicker } from './use-picker';

let findings: readonly FindingValues[] = [];

function Form({ initial = [] }: { readonly initial?: readonly FindingValues[] }) {
  const list = useFindings(initial);
  const picker = usePicker(list);
  useEffect(() => {
    findings = list.findings;
  }, [list.findings]);
  return (
    <FindingsPart
      owner="inspector-1"
      picker={picker}
      onGo={(id, field) => {
        list.setOpenId(id);
        focusField(id, field);
      }}
      findings={list.findings}
      openId={list.openId}
      problems={{}}
      handlers={list.handlers}
      onChange={list.change}
      onAdd={list.add}
    />
  );
}

function open(initial?: readonly FindingValues[]) {
  return render(
    <ThemeProvider theme={theme}>
      <Toasts>
        <Form {...(initial && { initial })} />
      </Toasts>
    </ThemeProvider>,
  );
}

beforeEach(() => {
  localStorage.clear();
  findings = [];
  stubMatchMedia();
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.scrollTo = () => undefined;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

// By name, because a query by role walks the whole page.
const named = (name: string) =>
  waitFor(() => {
    const [found] = document.getElementsByName(name);
    if (!(found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement)) {
      throw new Error(`no field ${name}`);
    }
    return found;
  });
const search = () => named('find-finding');
const enter = (field: HTMLElement) => fireEvent.keyDown(field, { key: 'Enter' });
const press = (text: string | RegExp) => fireEvent.click(screen.getByText(text));
const isClosed = () => waitFor(() => expect(document.getElementsByName('find-finding')).toHaveLength(0));

/** Adds a finding by a few letters. */
async function pick(letters: string): Promise<void> {
  press('Add From Library');
  const input = await search();
  fireEvent.change(input, { target: { value: letters } });
  enter(input);
  await isClosed();
}

/** Types a measurement and goes on with Enter. */
async function measure(name: string, value: string): Promise<void> {
  const input = await named(`blank-${name}`);
  await waitFor(() => expect(document.activeElement).toBe(input));
  fireEvent.change(input, { target: { value } });
  enter(input);
}

describe('a finding from the library', () => {
  test('is found by a few letters, fills the fields, and asks for its blanks one after the other', async () => {
    open();
    await pick('bel');
    const observation = await named('observation');
    expect(observation.value).toContain('From [from] to [to]');
    await measure('from', '34');
    await measure('to', '40');
    await measure('depth', '1.5');
    await measure('water', 'r');
    expect(observation.value).toBe(
      'From 34 ft to 40 ft, the pipe sags and holds standing water. Deepest water: 1.5 in. Water in the house during the inspection: running.',
    );
    expect(document.activeElement?.textContent).toBe('Next From Library');
    expect((await named('footage')).value).toBe('34');
    expect(findings).toMatchObject([{ severity: 'medium', proposedSeverity: 'medium', footage: '34' }]);
    expect(findings.map(validateFinding)).toEqual([{}]);
  });

  test('can leave any blank as not measurable', async () => {
    open();
    await pick('grease');
    for (const name of [': From, feet', ': To, feet', ': Percent']) press(name);
    expect((await named('observation')).value).toBe(
      'From a point that could not be measured to a point that could not be measured, grease coats the pipe wall. Part of the pipe that it fills: could not be measured.',
    );
    expect(findings.map(validateFinding)).toEqual([{}]);
  });

  test('takes its footage from the field of the finding', async () => {
    open();
    await pick('hole');
    const [footage, observation] = [await named('footage'), await named('observation')];
    footage.focus();
    fireEvent.change(footage, { target: { value: '34' } });
    fireEvent.blur(footage);
    await waitFor(() => expect(observation.value).toContain('At 34 ft, there is a hole'));
    fireEvent.change(footage, { target: { value: '43' } });
    fireEvent.blur(footage);
    await waitFor(() => expect(observation.value).toContain('At 43 ft, there is a hole'));
  });

  test('asks why its severity is lowered', async () => {
    open();
    await pick('hole');
    const low = [...document.getElementsByName('severity')].find(
      (radio) => radio.getAttribute('value') === 'low',
    );
    if (low) fireEvent.click(low);
    const reason = await named('severityReason');
    await waitFor(() => expect(findings[0]?.severity).toBe('low'));
    expect(validateFinding(findings[0] as FindingValues)).toMatchObject({
      severityReason: 'Say why the severity is lower than proposed.',
    });
    fireEvent.change(reason, { target: { value: 'A drilled hole from an earlier test, sealed.' } });
    await waitFor(() =>
      expect(validateFinding(findings[0] as FindingValues)).not.toHaveProperty('severityReason'),
    );
  });

  test('of a film leads back to the film, also where it leaves no blank', async () => {
    const film = { film: 'film-0123456789abcdef', videoTime: '0:06', footage: '80' };
    open([{ ...newFinding('one'), ...film }]);
    const title = document.querySelector('[data-finding] .title');
    if (title) fireEvent.click(title);
    press('Fill In From Library');
    const input = await search();
    fireEvent.change(input, { target: { value: 'clear' } });
    enter(input);
    await isClosed();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Back to Film'));
    const player = document.body.appendChild(document.createElement('div'));
    player.tabIndex = 0;
    player.dataset.filmPlayer = film.film;
    press('Back to Film');
    expect(document.activeElement).toBe(player);
    player.remove();
  });

  test('is removed again if nothing is picked', async () => {
    open();
    press('Add From Library');
    fireEvent.keyDown(await search(), { key: 'Escape' });
    await waitFor(() => expect(findings).toEqual([]));
    await isClosed();
  });

  test('that is open is filled in without touching what was typed', async () => {
    open();
    press('Add Finding');
    fireEvent.change(await named('observation'), { target: { value: 'My own words.' } });
    press('Fill In From Library');
    const input = await search();
    fireEvent.change(input, { target: { value: 'crack' } });
    enter(input);
    await waitFor(() => expect(findings[0]?.mainProblem).toBe('Crack'));
    expect(findings[0]?.observation).toBe('My own words.');
  });
});

test('the last used come first, then this inspector’s favorites', async () => {
  const { unmount } = open();
  await pick('root mass');
  press('Next From Library');
  const input = await search();
  fireEvent.change(input, { target: { value: 'grease' } });
  press('Add to Favorites');
  fireEvent.change(input, { target: { value: '' } });
  const first = () => [...document.querySelectorAll('[role="option"]')].slice(0, 2);
  expect(first().map((option) => option.textContent)).toEqual([
    expect.stringMatching(/^Root mass/),
    expect.stringMatching(/^Grease.*Favorite$/),
  ]);
  unmount();
  open();
  press('Add From Library');
  await search();
  expect(first()[0]?.textContent).toMatch(/^Root mass/);
});

test('every blank that is left is listed, with a way to it', async () => {
  open();
  await pick('crack');
  press('Done');
  expect(screen.getByText('3 blanks to fill in before the report can go out.')).toBeTruthy();
  press('Finding 1, Crack: Length, feet');
  const length = await named('blank-length');
  await waitFor(() => expect(document.activeElement).toBe(length));
});
