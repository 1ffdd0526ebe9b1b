/**
 * Animation frames by the timers of the moment. jsdom's come from one interval, which a test with fake timers can start
 * and leave behind stopped, and then no later test of the process gets a frame.
 */
if (typeof window !== 'undefined') {
  window.requestAnimationFrame = (draw) => window.setTimeout(() => draw(performance.now()), 16);
  window.cancelAnimationFrame = (handle) => window.clearTimeout(handle);
}
