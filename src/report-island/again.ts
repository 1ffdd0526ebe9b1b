/**
 * Leads on to the booking form, which fills itself in with what this page says. In the tab's own storage, so that no
 * address names the client.
 */
const { values } = document.getElementById('again')?.dataset ?? {};
try {
  if (values) sessionStorage.setItem('book-again', values);
} catch {
  // ignored: without it the form is empty
}
location.replace('/#booking');
