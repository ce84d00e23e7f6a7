import { useEffect } from 'react';

/**
 * Sets the document's title and keeps it: Gatsby writes the title of the page's head some time after
 * the page was rendered. Null leaves the title alone.
 */
export const useDocumentTitle = (title: string | null): void => {
  useEffect(() => {
    if (title === null) return;
    const set = (): void => {
      if (document.title !== title) document.title = title;
    };
    set();
    const observer = new MutationObserver(set);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [title]);
};
