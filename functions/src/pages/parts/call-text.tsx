import { business } from '@domain/business/business';
import { callParts } from '@domain/contact/call-parts';

/** One of our sentences, with links on 'call us' and on our number. */
export function CallText({ children }: { readonly children: string }) {
  return callParts(children).map(({ text, calls }, index) =>
    calls ? (
      <a key={index} href={`tel:${business.phone.e164}`}>
        {text}
      </a>
    ) : (
      text
    ),
  );
}
