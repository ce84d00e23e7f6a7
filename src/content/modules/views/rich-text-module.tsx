import type { RichTextModule } from '~/src/domain/content/modules';
import { RichText } from '../rich-text';

export function RichTextBlock({ module }: { module: RichTextModule }) {
  return (
    <section className="wrap py-8 md:py-12">
      <div className="prose prose-split text-block">
        <RichText value={module.body} />
      </div>
    </section>
  );
}
