import { CALLOUT_TONES, type PortableBlock } from '~/src/domain/content/rich-text/portable-text';
import type { DocumentFields } from '../fields';
import { toContentImage } from '../image';

type EmbedType = Exclude<PortableBlock['_type'], 'block'>;
type Read<Type extends EmbedType> = (
  item: DocumentFields,
) => Omit<Extract<PortableBlock, { _type: Type }>, '_type' | '_key'> | null;

const READERS: { readonly [Type in EmbedType]: Read<Type> } = {
  image: item => {
    const image = toContentImage(item.record, item.context.imageBase);
    if (!image) item.problem('asset', 'it names no image. Choose one, or remove the block.');
    else if (image.alt === '') item.problem('alt', 'it is empty. Describe the image.');
    return image ? { image, caption: item.optionalText('caption') } : null;
  },
  videoEmbed: item => {
    const link = item.toLink({ linkType: 'external', url: item.text('url') }, 'url');
    const title = item.text('title');
    return link
      ? { url: link.href, title, image: item.image('image'), minutes: item.number('minutes') }
      : null;
  },
  callout: item => ({
    tone: CALLOUT_TONES.find(tone => tone === item.optionalText('tone')) ?? 'note',
    title: item.optionalText('title'),
    text: item.text('text'),
  }),
  productEmbed: item => ({ handle: item.text('handle'), note: item.optionalText('note') }),
  table: item => {
    const [columns, ...rows] = item.list('rows', row => row.cells('cells'));
    if (columns && rows.length > 0) return { caption: item.optionalText('caption'), columns, rows };
    item.problem('rows', 'a table needs a row of headings and one row below it. Add them.');
    return null;
  },
  divider: () => ({}),
  questions: item => ({
    items: item.list('items', entry => ({
      question: entry.text('question'),
      answer: entry.text('answer'),
    })),
  }),
};

/** Whether the site draws blocks of that type, text aside. */
export const isEmbedType = (type: string): type is EmbedType => Object.hasOwn(READERS, type);

/** A block other than text; null, and reported, if a required field is missing. */
export const toEmbed = (item: DocumentFields, type: EmbedType): PortableBlock | null => {
  const key = item.optionalText('_key');
  const value = READERS[type](item);
  if (value === null || !item.isComplete) return null;
  return { _type: type, ...(key === null ? {} : { _key: key }), ...value } as PortableBlock;
};
