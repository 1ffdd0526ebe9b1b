/** Characters that browsers accept as dots in host names: the full stop and its Asian and full-width forms. */
const dot = /[.\u3002\uFF0E\uFF61]/;
const initialOrTitle = /^(?:\p{L}|st|ste|mr|mrs|ms|mx|dr|jr|sr|prof|rev|fr|wm|geo|chas|jos|thos)$/iu;
const endingOfHost = /^(?:\p{L}[\p{L}\p{M}]+|xn--[\w-]+)$/iu;

/**
 * True if text holds a web address, an email address, or anything that a mail client would turn into a link. A dot
 * alone doesn't count: `Mary St.John`, `A.J. Cole` and `J.Smith` are names, `evil.example` and `visit x.com now` are
 * not.
 */
export function holdsWebAddress(text: string): boolean {
  return text.split(/\s+/).some(isWebAddress);
}

/** Whether one word, without white space, is or contains an address. */
export function isWebAddress(word: string): boolean {
  const plain = word.normalize('NFKC').replace(/\p{Cf}/gu, '');
  if (/:\/\/|^\W*(?:mailto|tel|sms|data|javascript):/i.test(plain)) return true;
  if (/[^\s@]@[^\s@]/.test(plain)) return true;
  return plain.split(/[^\p{L}\p{M}\p{N}.\u3002_-]+/u).some(isHost);
}

function isHost(run: string): boolean {
  const labels = run.split(dot).filter((label) => label !== '');
  const last = labels.at(-1) ?? '';
  const before = labels.slice(0, -1);
  if (before.length === 0) return false;
  if (before[0]?.toLowerCase() === 'www') return true;
  if (labels.length === 4 && labels.every((label) => /^\d{1,3}$/.test(label))) return true;
  if (!endingOfHost.test(last)) return false;
  return !(before.every((label) => initialOrTitle.test(label)) && looksLikeName(last));
}

/** A short ending counts as a domain, as in `x.com` and `t.co`, unless it is written like a name: `J.Lee`. */
function looksLikeName(last: string): boolean {
  return last.length > 3 || /^\p{Lu}\p{Ll}+$/u.test(last);
}

/**
 * Text in which no mail client finds a link: `evil.example` becomes `evil[.]example`, `https://` becomes `https[:]//`
 * and `@` becomes `[at]`. Remaining dots between letters get a space, as in `Mary St. John`.
 */
export function withoutLinks(text: string): string {
  return text.replace(/\S+/g, (word) =>
    isWebAddress(word)
      ? word
          .replace(/[:：](?=[/／]{2})|^([\W_]*(?:mailto|tel|sms|data|javascript))[:：]/gi, '$1[:]')
          .replace(/[@＠]/g, '[at]')
          .replace(/(?<=\S)[.\u3002\uFF0E\uFF61](?=\S)/g, '[.]')
      : word.replace(/(?<=[\p{L}\p{M}])([.\u3002\uFF0E\uFF61])(?=[\p{L}\p{M}]{2})/gu, '$1 '),
  );
}
