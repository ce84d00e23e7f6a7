import type { PortableTextTypeComponentProps } from '@portabletext/react';
import { useTranslation } from 'react-i18next';
import type { TableBlock } from '~/src/domain/content/rich-text/portable-text';

/** A table with row headers in its first column. */
export function RichTable({ value }: PortableTextTypeComponentProps<TableBlock>) {
  const { t } = useTranslation('common');
  const { caption, columns, rows } = value;
  return (
    // A scrolling region must be focusable to be scrolled with the keyboard.
    <div
      role="region"
      aria-label={caption ?? t('richText.table')}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="compare figure"
    >
      <table>
        {caption && <caption>{caption}</caption>}
        <thead>
          <tr>
            {columns.map((column, index) =>
              column === '' ? (
                <td key={`${index}-`} />
              ) : (
                <th key={`${index}-${column}`} scope="col">
                  {column}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], row) => (
            <tr key={`${row}-${name ?? ''}`}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1] ?? index}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
