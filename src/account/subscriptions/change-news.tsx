import { CheckIcon } from '~/src/ui/icons';
import { Button } from '~/src/ui/button';
import { useChangeStore } from './data/use-change-store';

/** What became of the last change: it is under way, done, or was taken back with the reason. */
export function ChangeNewsLine() {
  const { news } = useChangeStore().state;
  const isFailed = news?.status === 'failed';
  const again = news?.again && (
    <Button variant="secondary" size="sm" onClick={news.again.run}>
      {news.again.label}
    </Button>
  );
  return (
    <>
      <div role="status" className={news && !isFailed ? 'sub-news' : 'sr-only'}>
        {news && !isFailed && (
          <p data-status={news.status}>
            {news.status === 'done' && <CheckIcon size={20} />}
            {news.sentence}
          </p>
        )}
        {!isFailed && again}
      </div>
      {isFailed && (
        <div role="alert" className="account-failure">
          <p>
            <b>{news.sentence}</b>
            {news.reason && <span className="block">{news.reason}</span>}
          </p>
          {again}
        </div>
      )}
    </>
  );
}
