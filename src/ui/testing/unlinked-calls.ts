import { callParts } from '@domain/contact/call-parts';
import { builtSettings } from '@domain/settings/built-settings';
import { phoneOf } from '@domain/settings/phone-of';

const phone = phoneOf(builtSettings.contact);
const raw = 'noscript, script, style, textarea';
/** A link that calls, and what is only read aloud, which a link would make a stop of the keyboard. */
const exempt = 'a[href^="tel:"], [style*="margin: -1px"]';

/** The texts in a part of a page that ask for a call without being a link that calls: requirement P-35. */
export function unlinkedCalls(part: Node): string[] {
  const texts: string[] = [];
  const visit = (node: Node) => {
    const { parentElement, textContent } = node;
    // A text without a parent was replaced.
    if (node.nodeType === Node.TEXT_NODE && textContent !== null && parentElement?.matches(raw) === false) {
      const asks = callParts(phone, textContent).some(({ calls }) => calls);
      if (asks && !parentElement.closest(exempt)) texts.push(textContent);
    }
    node.childNodes.forEach(visit);
  };
  visit(part);
  return texts;
}
