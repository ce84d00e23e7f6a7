// The first format of any kind makes a browser look for all the languages it knows, which takes a
// phone as long as hydrating a part of the page: done in a task of its own, before a price needs it.
setTimeout(() => void new Intl.NumberFormat());

export {};
