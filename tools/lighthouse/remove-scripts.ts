/** The same document without scripts, inline or external; data such as JSON-LD stays. */
export function removeScripts(html: string): string {
  return html
    .replace(/<script(?![^>]*type="application\/)[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link[^>]*rel="modulepreload"[^>]*>/g, '');
}
