/** What a browser says about itself. */
export function clientInfo() {
  return { userAgent: 'Mozilla/5.0 (demo data)', timestamp: new Date().toISOString() };
}
