import type { ContentModule } from '~/src/domain/content/modules';
import { modulePath } from './desk';
import type { PreviewModel } from './model';

interface NamedModule {
  readonly key: string;
  readonly name: string;
  /** Its path in the document. */
  readonly path: string;
}

/** "valuePropsModule" as "Value props". */
const kindOf = (type: string): string => {
  const words = type.replace(/Module$/, '').replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const blocksOf = ({ data }: PreviewModel): readonly ContentModule[] => {
  if ('product' in data) return data.product.story;
  return 'page' in data && 'modules' in data.page ? data.page.modules : [];
};

/** The modules of a page, named by their headings. */
export const namedModules = (model: PreviewModel): readonly NamedModule[] =>
  blocksOf(model).map(block => ({
    key: block.key,
    name: ('heading' in block && block.heading) || kindOf(block.type),
    path: modulePath(block.key),
  }));
