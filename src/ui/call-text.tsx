import { callParts } from '@domain/contact/call-parts';
import { usePhone } from '@/settings/use-phone';
import { CallUs } from './call-us';

/** One of our sentences, with links on 'call us' and on our number. */
export function CallText({ children }: { readonly children: string }) {
  return callParts(usePhone(), children).map(({ text, calls }, index) =>
    calls ? <CallUs key={index}>{text}</CallUs> : text,
  );
}
