import { toJsonLd, type Thing } from './schema-org/things';

/** Structured data as a data block: no browser runs it, so the policy needs no hash for it. */
export function JsonLd({ things }: { readonly things: readonly Thing[] }) {
  return (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toJsonLd(things) }} />
  );
}
