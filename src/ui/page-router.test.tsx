// @vitest-environment jsdom
import { createRoot } from 'react-dom/client';
import { Link, Route, Routes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { eventually } from './testing/eventually';
import { PageRouter } from './page-router';

test('what a press opens is on the page when the press is over', async () => {
  // As in a browser, where nothing waits for React.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(
    <PageRouter>
      <Routes>
        <Route path="/jobs" element="The jobs" />
        <Route path="*" element={<Link to="/jobs">Jobs</Link>} />
      </Routes>
    </PageRouter>,
  );
  await eventually(() => expect(place.textContent).toBe('Jobs'));
  place.querySelector('a')?.click();
  // React draws what a press changes in a microtask of it, and a transition later.
  await Promise.resolve();
  expect(place.textContent).toBe('The jobs');
  root.unmount();
  place.remove();
});
