/** A locale's tag as HTML, feeds and sitemaps write it: `en-us` reads `en-US`. */
export const languageTag = (tag: string): string => {
  const [language = '', region] = tag.split('-');
  return region === undefined ? language : `${language}-${region.toUpperCase()}`;
};
