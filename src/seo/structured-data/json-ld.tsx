import { toJsonLd, type Thing } from './things/things';

/** What a page tells machines. A data block: no browser runs it, and no policy need know it. */
export function JsonLd({ things }: { readonly things: readonly Thing[] }) {
  return (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toJsonLd(things) }} />
  );
}
