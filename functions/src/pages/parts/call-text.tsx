import { callParts } from '@domain/contact/call-parts';
import { phoneNow } from '../../platform/phone-now';

/** One of our sentences, with links on 'call us' and on our number. */
export function CallText({ children }: { readonly children: string }) {
  const phone = phoneNow();
  return callParts(phone, children).map(({ text, calls }, index) =>
    calls ? (
      <a key={index} href={`tel:${phone.e164}`}>
        {text}
      </a>
    ) : (
      text
    ),
  );
}
