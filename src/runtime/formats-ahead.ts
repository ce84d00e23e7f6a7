// The first format of any kind makes the browser load its locale data, which takes a phone as long
// as hydrating part of the page. All threads of a page share the data.
try {
  new Worker(new URL('./formats-worker', import.meta.url));
} catch {
  // Without workers, the first price loads the data.
}

export {};
