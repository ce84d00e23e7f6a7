const MARK = 'data-tool';

/**
 * Loads a vendor's script, once per page; only call it with the visitor's consent.
 * @returns the element, which fires the load events
 */
export const loadScript = (name: string, address: string): HTMLScriptElement => {
  const present = document.querySelector<HTMLScriptElement>(`script[${MARK}="${name}"]`);
  if (present) return present;
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  script.setAttribute(MARK, name);
  document.head.append(script);
  return script;
};
