import { sharesAtMost } from '@domain/share/share-calls';
import { phoneNow } from '../../platform/phone-now';
import type { ShareNews } from '../../share/share-news';
import { CallText } from '../parts/call-text';

const words = (): Record<ShareNews, string> => ({
  sent: 'Sent. They’re getting an email with their own link to the report.',
  made: 'The link is ready. Copy it below.',
  closed: 'The link is turned off. It no longer works.',
  agreed: 'Thank you. You can still change your mind below.',
  declined: 'OK, only you get the report. You can still share it from its page.',
  withdrawn: 'OK, we won’t send it to them.',
  'no-agent': 'We no longer have your agent’s email address. Enter it below.',
  'no-confirmation':
    'Nothing was shared, because this report no longer confirms a repair. You can share the report.',
  'too-many': `This report already has ${sharesAtMost} lists and shared links. Turn off one you no longer need.`,
  'too-often': `That’s a lot of links for one day. Please try again tomorrow, or call us at ${phoneNow().display}.`,
  'too-long': 'Nothing was sent, because the text was too long. Please shorten it and try again.',
});

/** The result of the client's last action on the report's shares. */
export function ShareNewsNote({ news }: { readonly news: ShareNews | null }) {
  if (!news) return null;
  return (
    <p className="news" role="status">
      <CallText>{words()[news]}</CallText>
    </p>
  );
}
