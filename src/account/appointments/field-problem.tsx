import { InfoIcon } from '~/src/ui/icons';

interface FieldProblemProps {
  /** Id of the group; the message has the same id with `-error`. */
  readonly id: string;
  readonly children: string | null;
}

/**
 * The error of a group of choices. The live region is always rendered, so that changes are
 * announced.
 */
export function FieldProblem({ id, children }: FieldProblemProps) {
  return (
    <p id={`${id}-error`} role="alert" className={children === null ? undefined : 'field-error'}>
      {children !== null && <InfoIcon size={20} />}
      {children}
    </p>
  );
}
