import type { ComposedMail } from '../compose/composer';

/** The headers with which email programs offer to unsubscribe in one press, RFC 8058; none without an address for it. */
export function unsubscribeHeaders({ unsubscribeUrl }: ComposedMail): Readonly<Record<string, string>> {
  if (unsubscribeUrl === undefined) return {};
  return {
    'List-Unsubscribe': `<${unsubscribeUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
