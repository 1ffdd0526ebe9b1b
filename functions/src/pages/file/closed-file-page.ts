import { darkColors, lightColors } from '@domain/brand/colors';
import { business } from '@domain/business/business';
import { pageTitle } from '@domain/business/page-title';
import { phoneNow } from '../../platform/phone-now';
import { addressMinutes } from '../../records/file/file-address';

/** Shown for a file URL that has expired, was altered or has no file; loads no other files. */
export function closedFilePage(): string {
  const { e164, display } = phoneNow();
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${pageTitle('This address no longer works')}</title>
<style>
:root { --ground: ${lightColors.ground}; --text: ${lightColors.text}; --primary: ${lightColors.primary}; }
@media (prefers-color-scheme: dark) { :root { --ground: ${darkColors.ground}; --text: ${darkColors.text}; --primary: ${darkColors.primary}; } }
body { margin: 0; padding: 15vh 24px 48px; background: var(--ground); color: var(--text);
  font: 1.0625rem/1.6 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; }
main { max-width: 34rem; margin: 0 auto; padding-left: 20px; border-left: 4px solid var(--primary); }
p { margin: 0 0 1rem; }
h1 { margin: 0 0 1rem; font-size: 1.75rem; line-height: 1.2; }
a { color: inherit; }
.name { color: var(--primary); font-weight: 700; }
</style>
</head>
<body>
<main>
<p class="name">${business.name}</p>
<h1>This address no longer works</h1>
<p>Addresses of files work for ${addressMinutes} minutes. Go back to the page you came from, reload it, and open the file again.</p>
<p>If that does not help, call us at <a href="tel:${e164}">${display}</a>.</p>
</main>
</body>
</html>
`;
}
