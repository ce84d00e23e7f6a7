import type { ContentModule, ModuleFact } from '~/src/domain/content/modules';
import { slugOf } from '~/src/domain/content/slug';
import { DISPLAY_READERS } from './display-modules';
import { isRecord, listOf, textOf } from '~/src/domain/data/read';
import type { DocumentFields } from '../fields';
import { FORM_READERS } from './form-modules';
import { labelledLink, type ModuleType, type Readers } from './module-reader';
import { toRichText } from '../rich-text/rich-text';

/** Facts as plain words, as documents from before the studio have them. */
const plainFactsOf = (fields: DocumentFields): readonly ModuleFact[] | null => {
  const facts = listOf(fields.record.facts);
  if (!facts.some(fact => typeof fact === 'string')) return null;
  return facts.flatMap((fact): readonly ModuleFact[] => {
    const label = textOf(isRecord(fact) ? fact.label : fact);
    return label === null ? [] : [{ label, value: isRecord(fact) ? textOf(fact.value) : null }];
  });
};

const factsOf = (fields: DocumentFields): readonly ModuleFact[] =>
  plainFactsOf(fields) ??
  fields.list('facts', item => ({ label: item.text('label'), value: item.optionalText('value') }));

const tones = ['light', 'dark', 'accent'] as const;
const sides = ['left', 'right', 'full'] as const;

const READERS: Readers<ModuleType> = {
  ...DISPLAY_READERS,
  ...FORM_READERS,
  heroModule: fields => ({
    eyebrow: fields.optionalText('eyebrow'),
    heading: fields.text('heading'),
    body: fields.optionalText('body'),
    image: fields.image('image'),
    film: fields.file('film')?.url ?? null,
    actions: fields.list('actions', item => {
      const link = item.link('link');
      const style = item.optionalText('style') === 'secondary' ? 'secondary' : 'primary';
      return { label: item.text('label'), link, style };
    }),
    facts: factsOf(fields),
  }),
  collectionTilesModule: fields => ({
    heading: fields.optionalText('heading'),
    tiles: fields.list('tiles', item => ({
      title: item.text('title'),
      text: item.optionalText('text'),
      image: item.image('image'),
      link: item.link('link'),
    })),
  }),
  productRailModule: fields => ({
    heading: fields.text('heading'),
    body: fields.optionalText('body'),
    link: labelledLink(fields),
    handles: fields.texts('handles'),
    collection: fields.optionalText('collection'),
  }),
  featureModule: fields => ({
    eyebrow: fields.optionalText('eyebrow'),
    heading: fields.text('heading'),
    body: toRichText(fields, 'body'),
    image: fields.image('image'),
    film: fields.file('film')?.url ?? null,
    imageSide: sides.find(side => side === fields.optionalText('imageSide')) ?? 'right',
    link: labelledLink(fields),
    points: fields.texts('points'),
  }),
  stepsModule: fields => ({
    heading: fields.optionalText('heading'),
    steps: fields.list('steps', item => ({
      title: item.text('title'),
      text: item.optionalText('text'),
    })),
  }),
  statisticsModule: fields => {
    const items = fields.list('items', item => ({
      value: item.text('value'),
      label: item.text('label'),
    }));
    if (items.length === 0) {
      fields.isComplete = false;
      fields.problem('items', 'it has no entry to show. Add one, or remove the module.');
    }
    return { items };
  },
  reviewWallModule: fields => ({
    heading: fields.optionalText('heading'),
    limit: fields.number('limit') ?? 6,
  }),
  bannerModule: fields => ({
    heading: fields.text('heading'),
    body: fields.optionalText('body'),
    image: fields.image('image'),
    link: labelledLink(fields),
    tone: tones.find(tone => tone === fields.optionalText('tone')) ?? 'light',
  }),
  questionsModule: fields => ({
    heading: fields.optionalText('heading'),
    items: fields.list('items', item => ({
      question: item.text('question'),
      answer: item.text('answer'),
    })),
  }),
  richTextModule: fields => ({ body: toRichText(fields, 'body') }),
  valuePropsModule: fields => ({
    heading: fields.optionalText('heading'),
    items: fields.list('items', item => ({
      icon: item.optionalText('icon'),
      title: item.text('title'),
      text: item.optionalText('text'),
    })),
  }),
  comparisonModule: fields => ({
    heading: fields.optionalText('heading'),
    columns: fields.texts('columns'),
    rows: fields.list('rows', item => ({
      label: item.text('label'),
      values: item.cells('values'),
    })),
  }),
  quoteModule: fields => ({
    quote: fields.text('quote'),
    attribution: fields.optionalText('attribution'),
    image: fields.image('image'),
  }),
};

const isModuleType = (type: string | null): type is ModuleType =>
  type !== null && Object.hasOwn(READERS, type);

/**
 * The modules of a document. One of an unknown type, or without a field that it cannot be displayed
 * without, is reported and left out.
 */
export const toModules = (fields: DocumentFields, name: string): readonly ContentModule[] =>
  fields.list(name, item => {
    const type = item.optionalText('_type');
    if (!isModuleType(type)) {
      item.problem(
        '_type',
        `"${type ?? ''}" is not a module the site knows. Choose another block.`,
      );
      return null;
    }
    const key = item.optionalText('_key') ?? type;
    const anchor = slugOf(item.optionalText('anchor') ?? '');
    const named = anchor === '' ? {} : { anchor };
    return { type, key, ...named, ...READERS[type](item) } as ContentModule;
  });
