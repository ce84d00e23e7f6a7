import type { ReactNode } from 'react';
import { LocalLink } from '~/src/features/links';
import { ChevronRightIcon } from '~/src/ui/icons';

interface ListRowProps {
  readonly path: string;
  readonly name: string;
  /** The heading level of the name. */
  readonly as?: 'h2' | 'h3';
  readonly picture: ReactNode;
  /** A letter or a number at the corner of the picture; the row says it in words too. */
  readonly badge?: string | undefined;
  readonly status: ReactNode;
  readonly detail: string;
  readonly price: string;
  readonly day: ReactNode;
  /** Whether it has ended, such as a canceled subscription; it is shown in gray. */
  readonly isEnded?: boolean;
}

/** A row of the account's lists, such as an order; the whole row is a link. */
export function ListRow(props: ListRowProps) {
  const { path, name, as: Heading = 'h3', picture, badge, status, detail, price, day } = props;
  return (
    <article className="account-card list-row" data-ended={props.isEnded || undefined}>
      <div className="list-row-picture">
        {picture}
        {badge && <span aria-hidden="true">{badge}</span>}
      </div>
      {status}
      <Heading className="text-lg">
        <LocalLink to={path} className="list-row-link">
          {name}
        </LocalLink>
      </Heading>
      {detail !== '' && <p className="list-row-detail">{detail}</p>}
      <p className="list-row-facts">
        <span className="price">{price}</span>
        {day}
      </p>
      <ChevronRightIcon className="list-row-arrow" />
    </article>
  );
}
