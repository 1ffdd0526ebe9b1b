const name = 'portal-browser';

let inMemory: string | null = null;

/** This browser's secret, 256 bits in hexadecimal. The emailed code works only together with it. */
export function browserSecret(): string {
  inMemory ??= stored() ?? newSecret();
  try {
    localStorage.setItem(name, inMemory);
  } catch {
    // ignored: without storage the code works until the page is left
  }
  return inMemory;
}

function stored(): string | null {
  try {
    const secret = localStorage.getItem(name);
    return secret !== null && /^[0-9a-f]{64}$/.test(secret) ? secret : null;
  } catch {
    // ignored: where storage is blocked, nothing was stored
    return null;
  }
}

function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
