/** The browser information that a form sends. */
export function clientInfo() {
  return { userAgent: 'Mozilla/5.0 (demo data)', timestamp: new Date().toISOString() };
}
