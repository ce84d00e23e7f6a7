import { useEffect, useState } from 'react';
import type { SupportLink, SupportTopic } from '~/src/domain/content/support';
import { Disclosure } from '~/src/ui/disclosure';
import { iconOf } from '~/src/ui/named-icons';
import { ArticleList } from './article-list';

interface TopicProps {
  readonly topic: SupportTopic;
  readonly articles: readonly SupportLink[];
  readonly isFolded: boolean;
}

function Topic({ topic, articles, isFolded }: TopicProps) {
  const Icon = iconOf(topic.icon);
  const id = `topic-${topic.slug}`;
  if (articles.length === 0) return null;
  const list = <ArticleList articles={articles} labelledBy={id} />;
  if (isFolded) {
    return (
      <li>
        <Disclosure
          summary={
            <span className="flex items-center gap-3">
              <Icon />
              <span id={id}>{topic.title}</span>
            </span>
          }
        >
          {list}
        </Disclosure>
      </li>
    );
  }
  return (
    <li className="card hub-topic">
      <span className="prop-icon mb-2">
        <Icon />
      </span>
      <h3 id={id} className="text-xl">
        {topic.title}
      </h3>
      {topic.summary && <p className="card-text">{topic.summary}</p>}
      {list}
    </li>
  );
}

interface SupportTopicsProps {
  readonly topics: readonly SupportTopic[];
  readonly articles: readonly SupportLink[];
}

/** Articles by topic. On a phone, topics open one by one, unless the address names one. */
export function SupportTopics({ topics, articles }: SupportTopicsProps) {
  const [isFolded, setFolded] = useState(false);
  useEffect(() => {
    const isWide = window.matchMedia('(min-width: 40rem)').matches;
    setFolded(!isWide && window.location.hash === '');
  }, []);
  return (
    <ul className={isFolded ? undefined : 'hub-topics'}>
      {topics.map(topic => (
        <Topic
          key={topic.slug}
          topic={topic}
          articles={articles.filter(article => article.topic?.slug === topic.slug)}
          isFolded={isFolded}
        />
      ))}
    </ul>
  );
}
