import { useTranslation } from 'react-i18next';
import type { MapModule } from '~/src/domain/content/modules';
import { Disclosure } from '~/src/ui/disclosure';
import { Section } from '~/src/ui/layout';
import { MAP_COLUMNS, MAP_ROWS, MAP_TILES } from './map-tiles';
import { ModuleHeading } from '../module-heading';
import { MoreLink } from '../more-link';

const TILE = 40;
const STEP = 44;
/** Tiles with at least this many dealers are darker. */
const MANY = 8;

const OUTLINE = 'M9 0H40V31a9 9 0 0 1-9 9H9a9 9 0 0 1-9-9V9a9 9 0 0 1 9-9z';

const groundOf = (count: number): string => {
  if (count === 0) return 'var(--sunk)';
  return count < MANY ? 'var(--accent)' : 'var(--accent-strong)';
};

function Legend({ count, children }: { count: number; children: string }) {
  return (
    <li className="flex items-center gap-2">
      <svg aria-hidden="true" width="20" height="20" viewBox="0 0 40 40">
        <path d={OUTLINE} fill={groundOf(count)} />
      </svg>
      {children}
    </li>
  );
}

/** States and provinces as tiles in the layout of a map, and the same as a list. */
export function AreaMap({ module }: { module: MapModule }) {
  const { t } = useTranslation('home');
  const { key, heading, body, link, areas } = module;
  const counts = new Map(areas.map(({ code, count }) => [code, count]));
  const shape = `${key}-tile`;
  return (
    <Section labelledBy={key} tone="tint">
      <div className="wrap split">
        <svg
          role="img"
          aria-label={t('map.label', { count: areas.length })}
          viewBox={`0 0 ${MAP_COLUMNS * STEP - 4} ${MAP_ROWS * STEP - 4}`}
          className="w-full"
          fontSize="13"
          fontWeight="600"
          textAnchor="middle"
        >
          <defs>
            <path id={shape} d={OUTLINE} />
          </defs>
          {MAP_TILES.map(({ code, x, y }) => {
            const count = counts.get(code) ?? 0;
            return (
              <g key={code} transform={`translate(${x * STEP} ${y * STEP})`}>
                <use href={`#${shape}`} fill={groundOf(count)} />
                <text
                  x={TILE / 2}
                  y="25"
                  fill={count === 0 ? 'var(--ink-soft)' : 'var(--ink-inverse)'}
                >
                  {code}
                </text>
              </g>
            );
          })}
        </svg>
        <div className="grid gap-5">
          <div>
            <ModuleHeading id={key} heading={heading} />
            {body && <p className="mt-3 text-ink-soft">{body}</p>}
          </div>
          <ul className="grid gap-2 text-sm">
            <Legend count={MANY}>{t('map.many', { count: MANY })}</Legend>
            <Legend count={1}>{t('map.few', { count: MANY })}</Legend>
            <Legend count={0}>{t('map.none')}</Legend>
          </ul>
          {link && (
            <p>
              <MoreLink to={link} />
            </p>
          )}
          <Disclosure summary={t('map.list', { count: areas.length })}>
            <ul className="columns-2 text-sm">
              {areas.map(({ code, name, count }) => (
                <li key={code}>
                  {name}: {t('map.dealers', { count })}
                </li>
              ))}
            </ul>
          </Disclosure>
        </div>
      </div>
    </Section>
  );
}
