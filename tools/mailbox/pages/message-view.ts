import type { Attachment, Message } from '../message';
import { clockOf } from './clock-of';
import { escapeHtml } from './escape-html';

/** One email: headers, attachments, the HTML in a frame without scripts, and the text below. */
export function messageView(message: Message): string {
  const { from } = message;
  return `<article>
<a class="back" href="/">All messages</a>
<h2>${escapeHtml(message.subject)}</h2>
<dl>
  ${entry('From', from.name ? `${from.name} <${from.email}>` : from.email)}
  ${entry('To', message.to.join(', '))}
  ${message.replyTo ? entry('Reply to', message.replyTo) : ''}
  ${entry('Received', clockOf(message.receivedAt))}
</dl>
${message.attachments.length > 0 ? `<ul class="attachments">${message.attachments.map((attachment, index) => attachmentLink(message, attachment, index)).join('')}</ul>` : ''}
${message.html ? `<iframe title="The message as it looks" sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox" src="/api/messages/${message.id}/html"></iframe>` : ''}
${message.text ? `<details${message.html ? '' : ' open'}><summary>Text version</summary><pre>${escapeHtml(message.text)}</pre></details>` : ''}
${customArgs(message)}
</article>`;
}

function customArgs({ customArgs: args }: Message): string {
  const entries = Object.entries(args).map(([name, value]) => entry(name, value));
  return entries.length === 0
    ? ''
    : `<details><summary>Custom arguments</summary><dl>${entries.join('')}</dl></details>`;
}

function entry(term: string, value: string): string {
  return `<div><dt>${escapeHtml(term)}</dt><dd>${escapeHtml(value)}</dd></div>`;
}

function attachmentLink(message: Message, attachment: Attachment, index: number): string {
  const kilobytes = Math.max(0.1, Buffer.byteLength(attachment.content, 'base64') / 1024);
  return `<li><a href="/api/messages/${message.id}/attachments/${index}" download>
  <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M12 4v11M7 11l5 5 5-5M5 20h14"/></svg>
  ${escapeHtml(attachment.filename)} <small>${kilobytes.toFixed(1)} kB</small></a></li>`;
}
