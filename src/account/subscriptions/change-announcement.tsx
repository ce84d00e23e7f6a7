import { Button } from '~/src/ui/button';
import { CheckIcon } from '~/src/ui/icons';
import { useFocusReturn } from '~/src/ui/use-focus-return';
import type { ChangeAnnouncement } from './data/pending-changes';
import { useChangeAnnouncement, useSaidOnce } from './use-change-announcement';

function AgainButton({ again }: { readonly again: NonNullable<ChangeAnnouncement['again']> }) {
  // Pressing it removes it together with the announcement.
  const place = useFocusReturn<HTMLSpanElement>();
  return (
    <span ref={place}>
      <Button variant="secondary" size="sm" onClick={again.run}>
        {again.label}
      </Button>
    </span>
  );
}

interface DetailsProps {
  readonly parts: readonly (string | null | undefined)[];
}

function Details({ parts }: DetailsProps) {
  const known = parts.filter(Boolean);
  return known.length > 0 && <span className="sub-news-detail">{known.join(' · ')}</span>;
}

interface ChangeAnnouncementLineProps {
  /** The subscription of the current screen; announcements about others are not shown there. */
  readonly id?: string;
  /** Whether the dialog of an action is open over the screen. */
  readonly isBehindDialog?: boolean;
}

/** The state of the last change: in progress, done, or reverted with the reason. */
export function ChangeAnnouncementLine(props: ChangeAnnouncementLineProps) {
  const { id = null, isBehindDialog = false } = props;
  const { announcement, names } = useChangeAnnouncement(id);
  useSaidOnce(announcement, isBehindDialog);
  const isFailed = announcement?.status === 'failed';
  const again = announcement?.again && <AgainButton again={announcement.again} />;
  return (
    <>
      <div role="status" className={announcement && !isFailed ? 'sub-news on-strong' : 'sr-only'}>
        {announcement && !isFailed && (
          <p data-status={announcement.status}>
            {announcement.status === 'done' && <CheckIcon size={20} />}
            <span>
              <b>{announcement.sentence}</b>
              <Details parts={[names, announcement.detail]} />
            </span>
          </p>
        )}
        {!isFailed && again}
      </div>
      {isFailed && (
        <div role="alert" className="account-failure">
          <p>
            <b>{announcement.sentence}</b>
            <Details parts={[names, announcement.reason]} />
          </p>
          {again}
        </div>
      )}
    </>
  );
}
