/** Facts of an article for its head (spec storefront §3 "optional article fields"). */
export interface ArticleFields {
  readonly published_time: string;
  readonly modified_time?: string | null;
  /** Address of the author's page. */
  readonly author?: string | null;
  readonly section?: string | null;
  readonly tags?: readonly string[];
}

/** An `article:<field>` element for each field, and an `article:tag` for each tag (§9). */
export function ArticleMeta({ tags = [], ...fields }: ArticleFields) {
  return (
    <>
      {Object.entries(fields).map(
        ([field, value]) =>
          value && <meta key={field} property={`article:${field}`} content={value} />,
      )}
      {tags.map(tag => (
        <meta key={tag} property="article:tag" content={tag} />
      ))}
    </>
  );
}
