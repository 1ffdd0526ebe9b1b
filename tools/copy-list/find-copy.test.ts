import { expect, it } from 'vitest';
import { findCopy } from './find-copy';

const texts = (source: string) => findCopy('planted.tsx', source).map(({ text }) => text);

it('lists an element’s text as one sentence, with its links and values', () => {
  const source = `
    export const Note = () => (
      <p className="note quiet">
        Questions? Call{' '}
        <a href="tel:1">{phone}</a>
        , or{' '}
        {late ? 'send an email' : <b>wait</b>}, or <EmailLink />.
      </p>
    );`;
  expect(findCopy('planted.tsx', source)).toEqual([
    { line: 4, text: "Questions? Call {phone}, or {late ? 'send an email' : <b>wait</b>}, or <EmailLink>." },
    { line: 7, text: 'send an email' },
    { line: 7, text: 'wait' },
  ]);
});

it('lists only attributes that are shown or spoken', () => {
  const source = `
    export const Field = () => (
      <Input
        id="the field" type="text" className="wide field" sx={{ border: '1px solid red' }}
        label="Email" placeholder={\`Like \${example}\`} aria-label={open ? 'Close' : 'Open'}
        slots={{ helperText: 'We answer within the hour.' }}
      />
    );`;
  expect(texts(source)).toEqual(['Email', 'Like {example}', 'Close', 'Open', 'We answer within the hour.']);
});

it('lists toasts, labels in tables, and errors for people', () => {
  const source = `
    toast({ title: 'Report sent', description: \`\${name} gets an email.\` });
    const labels = { yes: 'Yes', 'not-sure': 'Not sure' };
    throw new AppError('not-found', 'no such booking', 'There is no booking with this link.');`;
  expect(texts(source)).toEqual([
    'Report sent',
    '{name} gets an email.',
    'Yes',
    'Not sure',
    'There is no booking with this link.',
  ]);
});

it('omits text that is never shown', () => {
  const source = `
    import { a } from 'a b';
    type Answer = 'Yes please' | 'No thanks';
    log.warn('The mail was not sent', cause);
    console.error('Something is wrong');
    throw new Error('A hook without its provider');
    if (answer === 'Yes please') go('some-page');
    const style = { boxShadow: '0 1px 2px rgb(0 0 0)', color: 'red', gridTemplateColumns: 'auto auto' };
    const rule = css\`color of text\`;
    document.querySelector('main form');`;
  expect(texts(source)).toEqual([]);
});
