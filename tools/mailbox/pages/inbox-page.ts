import type { Message } from '../message';
import { escapeHtml } from './escape-html';
import { messageView } from './message-view';
import { clockOf } from './clock-of';
import { refreshScript } from './refresh-script';
import { styles } from './styles';

/** The complete inbox: the list, and the selected email or a prompt to select one. */
export function inboxPage(messages: readonly Message[], open: Message | null): string {
  const count = messages.length === 1 ? '1 message' : `${messages.length} messages`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${open ? escapeHtml(open.subject) : `Mailbox (${messages.length})`}</title>
<style>${styles}</style>
</head>
<body class="${open ? 'reading' : 'browsing'}">
<aside>
  <header>
    <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M3 6h18v12H3zM3 7l9 6 9-6"/></svg>
    <h1><a href="/">Mailbox</a></h1>
    <button id="clear" type="button"${messages.length === 0 ? ' hidden' : ''}>Clear all</button>
  </header>
  <nav id="list" aria-label="Messages">
    <p class="count">${count}</p>
    <ol>${messages.map((message) => row(message, message.id === open?.id)).join('')}</ol>
  </nav>
</aside>
<main>${open ? messageView(open) : invitation(messages.length > 0)}</main>
<script>${refreshScript}</script>
</body>
</html>`;
}

function row(message: Message, current: boolean): string {
  const preview = message.text.replace(/\s+/g, ' ').slice(0, 120);
  return `<li><a href="/messages/${message.id}"${current ? ' aria-current="true"' : ''}>
  <span class="line"><b>${escapeHtml(message.to.join(', '))}</b><time datetime="${message.receivedAt}">${clockOf(message.receivedAt)}</time></span>
  <span class="subject">${escapeHtml(message.subject)}</span>
  <span class="preview">${escapeHtml(preview)}</span>
</a></li>`;
}

function invitation(some: boolean): string {
  return `<div class="empty">
  <svg viewBox="0 0 160 48" aria-hidden="true"><path d="M4 24h152M20 18v12M50 18v12M80 18v12M110 18v12M140 18v12"/></svg>
  <p>${some ? 'Choose a message to read it.' : 'Mail that the product sends arrives here. Book an inspection, and the first one comes within seconds.'}</p>
</div>`;
}
