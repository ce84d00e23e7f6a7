import type { ReactNode } from 'react';

/** A chapter of the page, reached from its index. */
export function ChapterSection({
  id,
  title,
  children,
}: {
  id: string;
  title: string;
  children: ReactNode;
}) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="dev-part">
      <h2 id={`${id}-title`} className="text-3xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** A thing in each of its states, the name of the state below. */
export function ExampleGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="dev-set">
      <h3 className="text-xl">{title}</h3>
      <div className="dev-row">{children}</div>
    </div>
  );
}

export function Example({
  label,
  wide = false,
  children,
}: {
  label: string;
  wide?: boolean;
  children: ReactNode;
}) {
  return (
    <figure className={wide ? 'dev-specimen dev-wide' : 'dev-specimen'}>
      {children}
      <figcaption>{label}</figcaption>
    </figure>
  );
}
