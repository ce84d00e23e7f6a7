type Child = Node | string | null | undefined | false;
type Handler = (event: Event) => void;
type Attributes = Readonly<Record<string, string | boolean | Handler | null | undefined>>;

/** An element with attributes, `on…` handlers and children; null and false are left out. */
export function el<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (typeof value === 'function') element.addEventListener(key.replace(/^on/, ''), value);
    else element.setAttribute(key, value === true ? '' : value);
  }
  element.append(
    ...children.filter(child => child !== null && child !== undefined && child !== false),
  );
  return element;
}

/** "imageSide" as "Image side", "heroModule" as "Hero". */
export function words(name: string): string {
  const spaced = name
    .replace(/Module$/, '')
    .replace(
      /([a-z])([A-Z])/g,
      (_, before: string, letter: string) => `${before} ${letter.toLowerCase()}`,
    );
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

let count = 0;

/** An id that no other element has. */
export function newId(): string {
  count += 1;
  return `f${count}`;
}
