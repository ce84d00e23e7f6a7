import { toJsonLd, type JsonLdNode } from './schema-org/to-json-ld';

/** Structured data as a data block: no browser runs it, so the policy needs no hash for it. */
export function JsonLd({ nodes }: { readonly nodes: readonly JsonLdNode[] }) {
  return (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toJsonLd(nodes) }} />
  );
}
