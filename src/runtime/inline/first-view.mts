// Marks a page that is opened at its top, before anything is painted. A page that is opened
// elsewhere, by an anchor, a reload or going back, needs its true height.
const entry = performance.getEntriesByType && performance.getEntriesByType('navigation')[0];
if (!location.hash && entry && entry.type === 'navigate') {
  document.documentElement.dataset.firstView = '';
}

export {};
