import { callParts } from '@domain/contact/call-parts';
import { phoneOf, type Phone } from '@domain/settings/phone-of';
import { currentSettings } from '@/settings/settings-store';
import {
  knownNextSteps,
  type FormType,
  type KnownForms,
  type KnownNextSteps,
} from '../content/known-next-steps';
import { showPart } from './show-part';

/** Shows the next steps for the booking's forms; `null` shows those that are valid whatever is missing. */
export function showForms(
  page: Document,
  type: FormType | 'forms',
  booking: string,
  forms: KnownForms | null,
): void {
  const known = forms && knownNextSteps(type, forms);
  const shown = known?.type ?? type;
  showPart(page, shown);
  const part = page.querySelector<HTMLElement>(`[data-thank-you="${shown}"]`);
  if (part) fillIn(part, booking, known);
  for (const line of page.querySelectorAll<HTMLElement>('[data-until-forms-are-in]')) {
    line.hidden = known?.allDone ?? false;
  }
}

function fillIn(part: HTMLElement, booking: string, known: KnownNextSteps | null): void {
  const find = (selector: string) => part.querySelector<HTMLElement>(selector);
  hide(find('[data-until-known]'), known !== null);
  hide(find('[data-known]'), known === null);
  if (!known) return;
  const { nextSteps, nextForm, allDone, left } = known;
  hide(find('[data-run="open"]'), allDone);
  hide(find('[data-run="done"]'), !allDone);
  const phone = phoneOf(currentSettings().contact);
  for (const [index, line] of part.querySelectorAll('[data-known] .steps li > span').entries()) {
    line.replaceChildren(
      ...callParts(phone, nextSteps[index] ?? '').map(({ text, calls }) =>
        calls ? callLink(phone, text) : text,
      ),
    );
  }
  hide(find('.forms'), !nextForm);
  find('.left')?.replaceChildren(left);
  const link = part.querySelector<HTMLAnchorElement>('.forms a');
  if (!link || !nextForm) return;
  link.href = `${nextForm.path}?${new URLSearchParams({ booking }).toString()}`;
  link.querySelector('span')?.replaceChildren(nextForm.label);
}

function callLink(phone: Phone, text: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = `tel:${phone.e164}`;
  link.textContent = text;
  return link;
}

function hide(element: HTMLElement | null, hidden: boolean): void {
  if (element) element.hidden = hidden;
}
