import type {
  PortableTextReactComponents,
  PortableTextTypeComponentProps,
} from '@portabletext/react';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { imageUrl } from '~/src/domain/content/media/image-url';
import type {
  CalloutBlock,
  ImageBlock,
  ProductBlock,
  QuestionsBlock,
  VideoBlock,
} from '~/src/domain/content/rich-text/portable-text';
import { Disclosure } from '~/src/ui/disclosure';
import { Image } from '~/src/ui/image';
import { RichTextContext } from './rich-text-context';
import { RichTable } from './rich-table';

type Embed<Block> = PortableTextTypeComponentProps<Block>;

const SIZES = '(min-width: 64rem) 52rem, 94vw';
/** Taller pictures are cropped around their focal point, so that text stays visible. */
const TALLEST = 3 / 2;
const WIDTHS = [480, 768, 1080, 1600] as const;

function Picture({ value: { image, caption } }: Embed<ImageBlock>) {
  return (
    <figure className="figure">
      <div className="frame">
        <Image
          asset={image}
          urlFor={imageUrl}
          sizes={SIZES}
          widths={WIDTHS}
          aspect={Math.max(image.width / image.height, TALLEST)}
        />
      </div>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

function Video({ value: { url, title, image, minutes } }: Embed<VideoBlock>) {
  const { t } = useTranslation('common');
  return (
    <p className="figure">
      <a href={url} rel="noopener" className="video-still">
        {image && (
          <span className="frame">
            <Image
              asset={image}
              urlFor={imageUrl}
              sizes={SIZES}
              widths={WIDTHS}
              aspect={16 / 9}
              alt=""
            />
          </span>
        )}
        <b>
          {t('richText.watch', { title })}
          {minutes !== null && ` ${t('richText.minutes', { count: minutes })}`}
        </b>
      </a>
    </p>
  );
}

function Callout({ value: { tone, title, text } }: Embed<CalloutBlock>) {
  return (
    <div role="note" className={`callout callout-${tone}`}>
      {title && <p className="callout-title">{title}</p>}
      <p>{text}</p>
    </div>
  );
}

function Product({ value }: Embed<ProductBlock>) {
  return <>{useContext(RichTextContext).renderProduct(value)}</>;
}

function Questions({ value: { items } }: Embed<QuestionsBlock>) {
  return (
    <div className="mb-6">
      {items.map(({ question, answer }) => (
        <Disclosure key={question} summary={question}>
          <p>{answer}</p>
        </Disclosure>
      ))}
    </div>
  );
}

export const EMBEDS: PortableTextReactComponents['types'] = {
  image: Picture,
  videoEmbed: Video,
  callout: Callout,
  productEmbed: Product,
  table: RichTable,
  divider: () => <hr />,
  questions: Questions,
};
