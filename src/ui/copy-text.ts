/**
 * Copies a text that may still be loading. The clipboard is requested during the press, because browsers refuse it
 * after an asynchronous response.
 * @throws where the browser refuses, or where the text can't be loaded.
 */
export async function copyText(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') {
    await navigator.clipboard.writeText(await text);
    return;
  }
  const blob = text.then((value) => new Blob([value], { type: 'text/plain' }));
  // If loading failed, its error is reported rather than the clipboard's.
  const [copied] = await Promise.allSettled([
    navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]),
  ]);
  await text;
  if (copied.status === 'rejected') throw copied.reason;
}
