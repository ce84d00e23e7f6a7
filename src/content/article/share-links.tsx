import { useTranslation } from 'react-i18next';
import { buttonClass } from '~/src/ui/button';

export interface ShareLinksProps {
  /** The page's full address. */
  readonly address: string;
  readonly title: string;
}

/** Share links. They are plain links: no script of the networks is loaded. */
export function ShareLinks({ address, title }: ShareLinksProps) {
  const { t } = useTranslation('article');
  const url = encodeURIComponent(address);
  const text = encodeURIComponent(title);
  const links = [
    { label: t('post.shareEmail'), href: `mailto:?subject=${text}&body=${url}` },
    {
      label: t('common:footer.social.x'),
      href: `https://x.com/intent/post?url=${url}&text=${text}`,
    },
    {
      label: t('post.shareFacebook'),
      href: `https://www.facebook.com/sharer/sharer.php?u=${url}`,
    },
    {
      label: t('post.shareLinkedIn'),
      href: `https://www.linkedin.com/sharing/share-offsite/?url=${url}`,
    },
  ];
  return (
    <div className="share">
      <p>{t('post.share')}</p>
      <ul aria-label={t('post.share')}>
        {links.map(({ label, href }) => (
          <li key={label}>
            <a href={href} rel="noopener nofollow" className={buttonClass('secondary', 'sm')}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
