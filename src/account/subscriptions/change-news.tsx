import { Button } from '~/src/ui/button';
import { CheckIcon } from '~/src/ui/icons';
import { useFocusReturn } from '~/src/ui/use-focus-return';
import type { ChangeNews } from './data/pending-changes';
import { useChangeNews } from './use-change-news';

function AgainButton({ again }: { readonly again: NonNullable<ChangeNews['again']> }) {
  // The press takes it away, together with the news.
  const place = useFocusReturn<HTMLSpanElement>();
  return (
    <span ref={place}>
      <Button variant="secondary" size="sm" onClick={again.run}>
        {again.label}
      </Button>
    </span>
  );
}

interface ChangeNewsLineProps {
  /** The one subscription that is shown: news of others do not belong there. */
  readonly id?: string;
}

/** What became of the last change: it is under way, done, or was taken back with the reason. */
export function ChangeNewsLine(props: ChangeNewsLineProps) {
  const { news, about } = useChangeNews(props.id ?? null);
  const isFailed = news?.status === 'failed';
  const again = news?.again && <AgainButton again={news.again} />;
  return (
    <>
      <div role="status" className={news && !isFailed ? 'sub-news' : 'sr-only'}>
        {news && !isFailed && (
          <p data-status={news.status}>
            {news.status === 'done' && <CheckIcon size={20} />}
            <span>
              {about}
              {news.sentence}
              {news.detail && <span className="sub-news-detail">{news.detail}</span>}
            </span>
          </p>
        )}
        {!isFailed && again}
      </div>
      {isFailed && (
        <div role="alert" className="account-failure">
          <p>
            <b>
              {about}
              {news.sentence}
            </b>
            {news.reason && <span className="block">{news.reason}</span>}
          </p>
          {again}
        </div>
      )}
    </>
  );
}
