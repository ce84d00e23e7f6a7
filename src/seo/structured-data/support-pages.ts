import { SUPPORT_PATH } from '~/src/domain/content/support';
import { faqPage } from './schema-org/faq-page';
import { videoObject } from './schema-org/video-object';
import { VIDEO_PARAMETER, VIDEOS_PATH } from '~/src/domain/content/media/video';
import { pageString } from '~/src/page-data/page-strings';
import { localizedUrl } from '~/src/page-data/localized-url';
import type { BasicPageData } from '~/src/page-data/page-data';
import { crumbsOf } from './crumbs';
import { describePage } from './describe-page';
import { SITE_ORGANIZATION } from './site-organization';
import { questionsOfText } from './questions';

const supportCrumb = (data: BasicPageData) => ({
  name: pageString(data, 'support', 'hub.pageTitle') ?? '',
  path: SUPPORT_PATH,
});

export const describeSupport = describePage<Queries.SupportPageQuery>((data, context) => [
  crumbsOf(data, context, pageString(data, 'support', 'hub.pageTitle') ?? '', []),
]);

export const describeSupportArticle = describePage<Queries.SupportArticlePageQuery>(
  (data, context) => {
    const { link, body } = data.article;
    return [
      crumbsOf(data, context, link.title, [supportCrumb(data)]),
      faqPage(questionsOfText(body)),
    ];
  },
);

export const describeContact = describePage<Queries.ContactPageQuery>((data, context) => [
  crumbsOf(
    data,
    context,
    pageString(data, 'support', 'contact.title') ?? '',
    data.articles.nodes.length > 0 ? [supportCrumb(data)] : [],
  ),
]);

export const describeVideos = describePage<Queries.VideosPageQuery>((data, context) => [
  crumbsOf(data, context, pageString(data, 'video', 'hub.title') ?? '', []),
]);

export const describePlaylist = describePage<Queries.PlaylistPageQuery>((data, context) => {
  const { title, videos } = data.playlist;
  const page = localizedUrl(context.originalPath, context);
  return [
    crumbsOf(data, context, title, [
      { name: pageString(data, 'video', 'hub.title') ?? '', path: VIDEOS_PATH },
    ]),
    ...videos.map(
      ({ poster, publishedAt, file, transcript, slug, seconds, title: name, description }) =>
        poster &&
        videoObject(
          {
            title: name,
            description,
            poster,
            seconds,
            uploadedAt: publishedAt,
            contentUrl: file.url,
            url: `${page}?${VIDEO_PARAMETER}=${slug}`,
            transcript: transcript.map(({ text }) => text).join(' ') || null,
          },
          SITE_ORGANIZATION,
        ),
    ),
  ];
});
