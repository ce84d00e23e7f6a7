import { blogPath, personPath } from '~/src/domain/content/article';
import { imageUrl } from '~/src/domain/content/media/image-url';
import { descriptionOf } from '~/src/domain/content/rich-text/portable-text-words';
import { blogPosting, newsArticle } from './schema-org/article';
import { faqPage } from './schema-org/faq-page';
import { profilePage } from './schema-org/person';
import { SOCIAL_IMAGE } from '~/src/config/constants';
import { pageString } from '~/src/page-data/page-strings';
import { localizedUrl } from '~/src/page-data/localized-url';
import { crumbsOf } from './crumbs';
import { describePage } from './describe-page';
import { SITE_ORGANIZATION } from './site-organization';
import { questionsOfText } from './questions';

export const describePost = describePage<Queries.BlogPostPageQuery>((data, context) => {
  const { card, seo, body, updatedAt, tags } = data.post;
  const { author, category } = card;
  return [
    blogPosting(
      {
        card,
        updatedAt,
        tags,
        description: seo.description ?? card.excerpt,
        url: localizedUrl(context.originalPath, context),
        authorUrl: author && localizedUrl(personPath(author.slug), context),
      },
      SITE_ORGANIZATION,
    ),
    crumbsOf(data, context, card.title, [
      { name: pageString(data, 'article', 'blog.title') ?? '', path: blogPath(null) },
      category && { name: category.title, path: blogPath(category.slug) },
    ]),
    faqPage(questionsOfText(body)),
  ];
});

export const describeRelease = describePage<Queries.PressReleasePageQuery>((data, context) => {
  const { socialImage } = data.shell.settings;
  const place = {
    url: localizedUrl(context.originalPath, context),
    image: socialImage ? imageUrl(socialImage, SOCIAL_IMAGE) : undefined,
  };
  const press = { name: pageString(data, 'article', 'press.title') ?? '', path: '/press' };
  return [
    newsArticle(data.release, place, SITE_ORGANIZATION),
    crumbsOf(data, context, data.release.title, [press]),
    faqPage(questionsOfText(data.release.body)),
  ];
});

export const describePerson = describePage<Queries.PersonPageQuery>((data, context) => {
  const { person } = data;
  const place = {
    url: localizedUrl(context.originalPath, context),
    description: descriptionOf(person.bio),
  };
  const people = { name: pageString(data, 'article', 'people.title') ?? '', path: '/people' };
  return [
    profilePage(person, place, SITE_ORGANIZATION),
    crumbsOf(data, context, person.name, [people]),
    faqPage(questionsOfText(person.bio)),
  ];
});
