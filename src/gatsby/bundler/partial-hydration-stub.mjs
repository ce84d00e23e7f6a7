// Replaces React's client for server components, which only sites with partial hydration load.
export const createFromReadableStream = () => {
  throw new Error('The shop has no page with partial hydration.');
};
