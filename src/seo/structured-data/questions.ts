import type { ContentModule } from '~/src/domain/content/modules';
import type { PortableText } from '~/src/domain/content/rich-text/portable-text';
import type { Question } from '~/src/domain/commerce/product';

/** The questions that the modules of a page answer. */
export const questionsOfModules = (modules: readonly ContentModule[]): readonly Question[] =>
  modules.flatMap(module => (module.type === 'questionsModule' ? module.items : []));

/** The questions that a text answers. */
export const questionsOfText = (text: PortableText): readonly Question[] =>
  text.flatMap(block => (block._type === 'questions' ? block.items : []));
