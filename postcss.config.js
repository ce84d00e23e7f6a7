const tailwind = require('@tailwindcss/postcss');

/**
 * Tailwind puts its licence on top of every sheet. A page has the global styles and one or two
 * sheets: the licence in the global ones is enough.
 * @type {import('postcss').Plugin}
 */
const nameLicenceOnce = {
  postcssPlugin: 'name-licence-once',
  OnceExit: (root, { result }) => {
    if (!/[\\/]sheets[\\/]/.test(result.opts.from ?? '')) return;
    root.walkComments(comment => {
      if (comment.text.startsWith('!')) comment.remove();
    });
  },
};

module.exports = { plugins: [tailwind(), nameLicenceOnce] };
