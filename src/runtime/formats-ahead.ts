// The first format of any kind makes a browser look for all the languages it knows, which takes a
// phone as long as hydrating a part of the page. What one thread has found, all threads of the page know.
try {
  new Worker(new URL('./formats-worker', import.meta.url));
} catch {
  // Without workers the first price looks for them.
}

export {};
