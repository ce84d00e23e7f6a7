/** Trusted markup that is not escaped. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = Html | string | number | null | false | readonly Part[];

const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

function render(part: Part): string {
  if (part === null || part === false) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'string' || typeof part === 'number') return escaped(String(part));
  return part.map(render).join('');
}

/** A template that escapes its values, unless they are markup themselves. */
export const html = (strings: TemplateStringsArray, ...values: readonly Part[]): Html =>
  new Html(
    strings
      .map((text, index) => text + (index < values.length ? render(values[index] ?? null) : ''))
      .join(''),
  );
