/**
 * Copies a text that may still be on its way. The browser has to be asked within the press itself: after an answer
 * from the server it would refuse. @throws where it refuses, or where the text does not come.
 */
export async function copyText(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') {
    await navigator.clipboard.writeText(await text);
    return;
  }
  const blob = text.then((value) => new Blob([value], { type: 'text/plain' }));
  // Where the text does not come, that is the reason to tell, and not the browser's.
  const [copied] = await Promise.allSettled([
    navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]),
  ]);
  await text;
  if (copied.status === 'rejected') throw copied.reason;
}
