import { useTranslation } from 'react-i18next';
import { chapterAt, type Video } from '~/src/domain/content/media/video';
import { Disclosure } from '~/src/ui/disclosure';

/** A video's transcript by chapter, with its file; renders nothing without one. */
export function Transcript({ video }: { readonly video: Video }) {
  const { t } = useTranslation('video');
  const { chapters, transcript, file } = video;
  if (transcript.length === 0) return null;
  const parts = chapters.length > 0 ? chapters : [{ title: null, start: 0 }];
  return (
    <div className="mt-4">
      <Disclosure summary={t('transcript')}>
        {parts.map(({ title, start }, index) => (
          <p key={start} className="mb-2">
            {title !== null && <b>{title}.</b>}{' '}
            {transcript
              .filter(line => chapterAt(video, line.start) === index)
              .map(({ text }) => text)
              .join(' ')}
          </p>
        ))}
        <a href={file.url} className="link inline-block py-2.5">
          {t('download')}
        </a>
      </Disclosure>
    </div>
  );
}
